import { sql } from "drizzle-orm";
import type { RequestFiles } from "#domain/requests/request-file-schema.ts";
import { apiEnv } from "#tests/factories/api-env.ts";
import {
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { readRows } from "#tests/factories/rows.ts";
import { callApi, startCall } from "#tests/setup/call-api.ts";
import type { Bindings } from "#worker/env.ts";

export const PDF = new TextEncoder().encode("%PDF-1.7\n%%EOF");
export const FILES = "order.details.files";
export const BUYS = ["closedKits", "order", "requestButton.order"];
export const ALL = [...BUYS, FILES, `${FILES}.change`, `${FILES}.remove`, `${FILES}.download`];
export const CHECKOUT_FILE = { enabled: true, required: true, label: "Conta de luz", help: "" };

export async function createShop(settings = {}) {
  const owner = await createTestDistributor({ settings });
  const buyer = await createTestUser(owner, { permissions: ALL });
  return { owner, buyer };
}

export const pathOf = (requestId: string, rest = "") => `/app/user/requests/${requestId}/files${rest}`;

export function add(
  { headers }: Pick<TestUser, "headers">,
  requestId: string,
  query = "?name=Planta.pdf",
  bytes = PDF,
) {
  return callApi<{ id: string; name: string }>("POST", pathOf(requestId, query), {
    headers: { ...headers, "content-type": "application/octet-stream" },
    body: new Blob([bytes]).stream(),
  });
}

export const list = ({ headers }: Pick<TestUser, "headers">, requestId: string) =>
  callApi<RequestFiles>("GET", pathOf(requestId), { headers });

export const remove = ({ headers }: Pick<TestUser, "headers">, requestId: string, fileId: string) =>
  callApi("DELETE", pathOf(requestId, `/${fileId}`), { headers });

export async function download({ headers }: Pick<TestUser, "headers">, requestId: string, fileId: string) {
  const call = startCall("GET", pathOf(requestId, `/${fileId}`), { headers });
  const response = await call.response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  await call.finish();
  return { status: response.status, bytes, headers: response.headers };
}

export const eventsOf = async (owner: TestDistributor, id: string) =>
  (
    await readRows(
      owner,
      sql`select event from audit_log
        where distributor_id = ${owner.id} and entity_id = ${id} order by at, rowid`,
    )
  ).map(({ event }) => event);

export const isStored = async (owner: TestDistributor, fileId: string) =>
  (await (apiEnv as Bindings).FILES?.head(`${owner.id}/${fileId}`)) !== null;
