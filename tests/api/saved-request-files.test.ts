import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { MAX_REQUEST_FILES } from "#domain/files/attachment-rules.ts";
import type { RequestFiles } from "#domain/requests/request-file-schema.ts";
import { apiEnv } from "#tests/factories/api-env.ts";
import {
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { createTestRequestFile } from "#tests/factories/request-file.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { callRequest, createBudgetWorld, saveBudget } from "#tests/factories/saved-budget.ts";
import { createTestOrder, saveOrder } from "#tests/factories/saved-order.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { callApi, startCall } from "#tests/setup/call-api.ts";
import type { Bindings } from "#worker/env.ts";
import { attachFiles } from "#worker/repositories/request-file-statements.ts";

const PDF = new TextEncoder().encode("%PDF-1.7\n%%EOF");
const FILES = "order.details.files";
const BUYS = ["closedKits", "order", "requestButton.order"];
const ALL = [...BUYS, FILES, `${FILES}.change`, `${FILES}.remove`, `${FILES}.download`];
const CHECKOUT_FILE = { enabled: true, required: true, label: "Conta de luz", help: "" };

async function createShop(settings = {}) {
  const owner = await createTestDistributor({ settings });
  const buyer = await createTestUser(owner, { permissions: ALL });
  return { owner, buyer };
}

const pathOf = (requestId: string, rest = "") => `/app/user/requests/${requestId}/files${rest}`;

function add(
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

const list = ({ headers }: Pick<TestUser, "headers">, requestId: string) =>
  callApi<RequestFiles>("GET", pathOf(requestId), { headers });

const remove = ({ headers }: Pick<TestUser, "headers">, requestId: string, fileId: string) =>
  callApi("DELETE", pathOf(requestId, `/${fileId}`), { headers });

async function download({ headers }: Pick<TestUser, "headers">, requestId: string, fileId: string) {
  const call = startCall("GET", pathOf(requestId, `/${fileId}`), { headers });
  const response = await call.response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  await call.finish();
  return { status: response.status, bytes, headers: response.headers };
}

const eventsOf = async (owner: TestDistributor, id: string) =>
  (
    await readRows(
      owner,
      sql`select event from audit_log
        where distributor_id = ${owner.id} and entity_id = ${id} order by at, rowid`,
    )
  ).map(({ event }) => event);

const isStored = async (owner: TestDistributor, fileId: string) =>
  (await (apiEnv as Bindings).FILES?.head(`${owner.id}/${fileId}`)) !== null;

test("a file is put with a saved order, read, replaced and removed, each told and written down, and the version stays", async () => {
  const { owner, buyer } = await createShop();
  const { id } = await createTestOrder(owner, { buyer });
  expect((await list(buyer, id)).data).toEqual({
    items: [],
    actions: { read: true, change: true, remove: true, download: true },
    room: MAX_REQUEST_FILES,
  });
  const added = await add(buyer, id);
  expect([added.status, added.data]).toMatchObject([
    201,
    { contentType: "application/pdf", sizeBytes: PDF.length },
  ]);
  expect(added.data.name).toMatch(/^planta-\d{4}(-\d\d){5}\.pdf$/);
  const { data } = await list(buyer, id);
  expect(data.items).toMatchObject([
    { ...added.data, isAsked: false, isRequired: false, createdByName: "Marina Alves" },
  ]);
  expect(data.room).toBe(MAX_REQUEST_FILES - 1);

  const file = await download(buyer, id, added.data.id);
  expect(file.bytes).toEqual(PDF);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="${added.data.name}"`,
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });

  const other = await add(buyer, id, `?name=Telhado.pdf&replaces=${added.data.id}`);
  expect(other.status).toBe(201);
  expect((await list(buyer, id)).data.items.map((one) => one.id)).toEqual([other.data.id]);
  expect((await download(buyer, id, added.data.id)).status).toBe(404);
  expect(await isStored(owner, added.data.id)).toBe(false);

  expect((await remove(buyer, id, other.data.id)).data).toEqual({ deleted: true });
  expect((await list(buyer, id)).data.items).toEqual([]);
  expect(await isStored(owner, other.data.id)).toBe(false);
  expect(await readRows(owner, sql`select id from file where distributor_id = ${owner.id}`)).toEqual([]);
  expect((await remove(buyer, id, other.data.id)).status).toBe(404);

  expect(await eventsOf(owner, id)).toEqual([
    ...["order.created", "request.file-added", "request.file-replaced", "request.file-removed"],
  ]);
  expect(await readNumber(owner, sql`select version from request where id = ${id}`)).toBe(1);
  const news = await readRows(
    owner,
    sql`select message ->> '$.requestId' as id from outbox where distributor_id = ${owner.id}
      and message ->> '$.type' = 'request.changed'`,
  );
  expect(news).toEqual([{ id }, { id }, { id }]);
});

test("what is another distributor's, another company's or another request's is not found by whoever may do everything", async () => {
  const { owner, buyer } = await createShop();
  const [mine, second] = [await createTestOrder(owner, { buyer }), await createTestOrder(owner, { buyer })];
  const { data: file } = await add(buyer, mine.id);
  const elsewhere = await createShop();
  const strangers = [
    elsewhere.buyer,
    await createTestUser(elsewhere.owner, { type: "admin" }),
    await createTestUser(owner, { permissions: ALL, integratorId: "int_other" }),
    // Sees budgets alone.
    await createTestUser(owner, { permissions: ALL.map((one) => one.replace("order", "budget")) }),
  ];
  for (const stranger of strangers) {
    const answers = [
      await list(stranger, mine.id),
      await download(stranger, mine.id, file.id),
      await add(stranger, mine.id),
      await add(stranger, mine.id, `?replaces=${file.id}`),
      await remove(stranger, mine.id, file.id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  }
  expect((await download(buyer, second.id, file.id)).status).toBe(404);
  expect((await remove(buyer, second.id, file.id)).status).toBe(404);
  expect((await add(buyer, second.id, `?replaces=${file.id}`)).status).toBe(404);
  expect((await list(buyer, mine.id)).data.items.map(({ id }) => id)).toEqual([file.id]);
  // Nothing of what was refused has stayed.
  expect(await readRows(owner, sql`select id from file where distributor_id = ${owner.id}`)).toEqual([
    { id: file.id },
  ]);
});

test.each([
  ["nothing of files", BUYS, [403, 403, 403, 403]],
  ["the list", [...BUYS, FILES], [200, 403, 403, 403]],
  ["change without the list", [...BUYS, `${FILES}.change`], [403, 403, 403, 403]],
  ["the list and downloads", [...BUYS, FILES, `${FILES}.download`], [200, 200, 403, 403]],
  ["the list and changes", [...BUYS, FILES, `${FILES}.change`], [200, 403, 201, 403]],
  ["the list and removals", [...BUYS, FILES, `${FILES}.remove`], [200, 403, 403, 200]],
  [
    "all of the files of budgets, and the list of orders",
    [
      ...BUYS,
      FILES,
      "budget.details.files.change",
      "budget.details.files.remove",
      "budget.details.files.download",
    ],
    [200, 403, 403, 403],
  ],
] as const)(
  "who holds %s is answered so for list, download, add and remove",
  async (_title, permissions, expected) => {
    const { owner, buyer } = await createShop();
    const { id } = await createTestOrder(owner, { buyer });
    const { data: file } = await add(buyer, id);
    for (const type of ["integrator", "staff"] as const) {
      const person = await createTestUser(owner, { type, permissions });
      const { data: kept } = await add(buyer, id);
      const answers = [
        await list(person, id),
        await download(person, id, file.id),
        await add(person, id),
        await remove(person, id, kept.id),
      ];
      expect([type, ...answers.map(({ status }) => status)]).toEqual([type, ...expected]);
    }
  },
);

test("the page is told what the person may do with the files", async () => {
  const { owner, buyer } = await createShop();
  const { id } = await createTestOrder(owner, { buyer });
  const staff = await createTestUser(owner, { type: "staff", permissions: ["order", FILES] });
  const seen = await callApi<{ actions: { files: object } }>("GET", `/app/user/requests/${id}`, staff);
  expect(seen.data.actions.files).toEqual({ read: true, change: false, remove: false, download: false });
});

test("the file that the checkout requires of orders is replaced, takes over its kind, and is not removed", async () => {
  const { owner, buyer } = await createShop({ requests: { configCheckoutFile: CHECKOUT_FILE } });
  const asked = await createTestRequestFile(owner, { userId: buyer.id });
  const { data: order } = await saveOrder(buyer, [{ id: await createTestKit(owner), amount: 1 }], {
    checkoutFile: asked,
  });
  const refused = await remove(buyer, order.id, asked);
  expect([refused.status, refused.error.details]).toMatchObject([400, { issues: [{ code: "REQUIRED" }] }]);
  const { data: next } = await add(buyer, order.id, `?name=Conta.pdf&replaces=${asked}`);
  expect((await list(buyer, order.id)).data.items).toMatchObject([
    { id: next.id, isAsked: true, isRequired: true },
  ]);
  expect((await remove(buyer, order.id, next.id)).status).toBe(400);
});

test("whoever edits a budget whose file was replaced or removed sends the one that it has", async () => {
  const world = await createBudgetWorld();
  const { owner } = world;
  const admin = await createTestUser(owner, { type: "admin" });
  const { buyer } = world;
  const asked = await createTestRequestFile(owner, { userId: buyer.id });
  const { id } = await saveBudget(world, { checkoutFile: asked });
  const originOf = async () => {
    const { data } = await callRequest<{ values: { checkoutFile: string | null } }>(buyer, [
      "GET",
      id,
      "/origin",
    ]);
    return data.values.checkoutFile;
  };
  expect(await originOf()).toBe(asked);
  const { data: next } = await add(admin, id, `?replaces=${asked}`);
  expect(await originOf()).toBe(next.id);
  expect((await remove(admin, id, next.id)).status).toBe(200);
  expect(await originOf()).toBeNull();
});

test("a budget takes the files of its checkout along when it becomes an order", async () => {
  const world = await createBudgetWorld();
  const { owner, buyer } = world;
  const { id } = await saveBudget(world);
  const [bill, photo] = [
    await createTestRequestFile(owner, { userId: buyer.id }),
    await createTestRequestFile(owner, { userId: buyer.id }),
  ];
  const body = { version: 1, checkoutFile: bill, files: [photo] };
  expect((await callRequest(buyer, ["POST", id, "/order"], body)).status).toBe(200);
  const { data } = await list(await createTestUser(owner, { type: "admin" }), id);
  expect(data.items.map((file) => [file.id, file.isAsked]).sort()).toEqual(
    [
      [bill, true],
      [photo, false],
    ].sort(),
  );
});

test("a request takes eleven files, as its checkout does, and not one more", async () => {
  const { owner, buyer } = await createShop();
  const { id } = await createTestOrder(owner, { buyer });
  const fileIds = await Promise.all(
    Array.from({ length: MAX_REQUEST_FILES - 1 }, () => createTestRequestFile(owner, { userId: buyer.id })),
  );
  const at = new Date().toISOString();
  await owner.database.writeBatch(attachFiles(owner.id, { requestId: id, fileIds, userId: buyer.id, at }));
  // Two at once for the last place.
  const both = await Promise.all([add(buyer, id), add(buyer, id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  const more = await add(buyer, id);
  expect([more.status, more.error.details]).toMatchObject([400, { issues: [{ code: "TOO_MANY" }] }]);
  const [first = ""] = fileIds;
  expect((await add(buyer, id, `?replaces=${first}`)).status).toBe(201);
  expect((await list(buyer, id)).data).toMatchObject({ room: 0, items: { length: MAX_REQUEST_FILES } });
  expect(
    await readNumber(
      owner,
      sql`select count(*) from file where distributor_id = ${owner.id} and kind = 'request'`,
    ),
  ).toBe(MAX_REQUEST_FILES);
});

test.each([
  ["empty", new Uint8Array()],
  ["type", new TextEncoder().encode("<!doctype html><script>alert(1)</script>")],
])("a file that is refused by its %s leaves the order as it was", async (reason, bytes) => {
  const { owner, buyer } = await createShop();
  const { id } = await createTestOrder(owner, { buyer });
  const { status, error } = await add(buyer, id, "", bytes);
  expect([status, error.details["reason"]]).toEqual([422, reason]);
  expect((await list(buyer, id)).data.items).toEqual([]);
  expect(await eventsOf(owner, id)).toEqual(["order.created"]);
});

test("a file that was replaced by two at once has one of theirs in its place, and the other is gone", async () => {
  const { owner, buyer } = await createShop();
  const { id } = await createTestOrder(owner, { buyer });
  const { data: first } = await add(buyer, id);
  const both = await Promise.all([
    add(buyer, id, `?replaces=${first.id}`),
    add(buyer, id, `?replaces=${first.id}`),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
  const winner = both.find(({ status }) => status === 201)?.data.id;
  expect((await list(buyer, id)).data.items.map((one) => one.id)).toEqual([winner]);
  const left = await readRows(owner, sql`select id from file where distributor_id = ${owner.id}`);
  expect(left).toEqual([{ id: winner }]);
});

test("a budget that becomes an order while its file is removed keeps it: who was let in was let in for a budget", async () => {
  const world = await createBudgetWorld();
  const { owner } = world;
  const { id } = await saveBudget(world);
  const admin = await createTestUser(owner, { type: "admin" });
  const { data: file } = await add(admin, id);
  const clerk = await createTestUser(owner, {
    type: "staff",
    permissions: ["budget", "budget.details.files", "budget.details.files.remove"],
  });
  beforeSave("delete from request_file", async () => {
    await changeRows(owner, sql`update request set type = 'order' where id = ${id}`);
  });
  const answer = await remove(clerk, id, file.id);
  expect([answer.status, answer.error.type]).toEqual([409, "STALE_VERSION"]);
  expect((await list(admin, id)).data.items).toHaveLength(1);
});
