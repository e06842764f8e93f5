import type * as z from "zod";
import type { FeatureActions } from "#domain/access/feature-actions.ts";
import type { CreatedRequest, CreateRequestSchema } from "#domain/requests/create-request-schema.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { RequestContentSchema } from "#domain/requests/request-content-schema.ts";
import { sql } from "drizzle-orm";
import { type Answer, callApi } from "../setup/call-api.ts";
import { createTestDistributor, createTestUser, type TestDistributor, type TestUser } from "./distributor.ts";
import { createTestProduct } from "./kit.ts";
import { changeRows, readNumber, readRows } from "./rows.ts";

/** Feature flags of a distributor with all four purchase types. */
export const ALL_WAYS: FeatureActions = {
  ...{ enableClosedKits: true, kitExpress: true, kitMount: true, singleProductPurchase: true },
  ...{ notificationService: true, extraItem: true },
};

/** Permissions of an integrator for all four purchase types, as budgets and orders. */
export const BUYS_ALL = [
  ...["closedKits", "kitExpress", "customKits", "separateSale"],
  ...["budget", "order", "requestButton.budget", "requestButton.order"],
] as const;

/** A distributor with all four purchase types, a buyer of all of them, a module and an inverter. */
export async function createTestShop(settings: Record<string, unknown> = {}) {
  const owner = await createTestDistributor({ actions: ALL_WAYS, settings });
  const buyer = await createTestUser(owner, { permissions: BUYS_ALL });
  const module = await createTestProduct(owner, { priceCents: 60_000, onHand: 20 });
  const inverter = await createTestProduct(owner, { type: "inverter", priceCents: 450_000, onHand: 3 });
  await changeRows(owner, sql`update product set power_w = 550 where id = ${module.id}`);
  return { owner, buyer, module, inverter };
}

/** Number of a distributor's rows in a table. */
export function countOf(owner: TestDistributor, table: string): Promise<number> {
  return readNumber(
    owner,
    sql`select count(*) from ${sql.identifier(table)} where distributor_id = ${owner.id}`,
  );
}

type RequestInput = z.input<typeof CreateRequestSchema>;

/** Body of a budget of loose products; valid once it has products. */
export function buildBudgetInput(changes: Partial<RequestInput> = {}): RequestInput {
  return {
    type: "budget",
    purchaseType: "separatedSales",
    name: "Residência Marina Alves",
    additionalInfo: { shippingDistributor: "CIF" },
    ...changes,
  };
}

/** Saves a request through the API. */
export function saveRequest(
  buyer: Pick<TestUser, "headers">,
  body: RequestInput,
  headers: Record<string, string> = {},
): Promise<Answer<CreatedRequest>> {
  return callApi<CreatedRequest>("POST", "/app/user/requests", {
    headers: { ...buyer.headers, ...headers },
    body,
  });
}

/** The newest content of a request and its row, from the database. */
export async function readRequest(
  owner: TestDistributor,
  id: string,
): Promise<{ row: Record<string, unknown>; content: RequestContent }> {
  const [row = {}] = await readRows(
    owner,
    sql`select request.*, (select content from request_version as one where one.distributor_id = ${owner.id}
        and one.request_id = request.id order by one.version desc limit 1) as content
      from request where distributor_id = ${owner.id} and id = ${id}`,
  );
  return { row, content: RequestContentSchema.parse(JSON.parse(String(row["content"]))) };
}
