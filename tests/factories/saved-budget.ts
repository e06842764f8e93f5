import { sql } from "drizzle-orm";
import type { CreatedRequest } from "#domain/requests/create-request-schema.ts";
import { callApi } from "../setup/call-api.ts";
import { createTestDistributor, createTestUser, type TestDistributor, type TestUser } from "./distributor.ts";
import { createTestKit, createTestProduct } from "./kit.ts";
import { buildOrderInput } from "./order.ts";
import { changeRows } from "./rows.ts";

/** All permissions of integrators for budgets and orders. */
export const ALL_OF_REQUESTS = [
  ...["closedKits", "separateSale", "requestButton.budget", "requestButton.order"],
  ...["budget", "budget.details.edit", "budget.duplicate", "budget.toOrder"],
  ...["order", "order.details.edit"],
];

/** A distributor with statuses and an expiry of budgets, a buyer, and a kit of ten modules and an inverter. */
export async function createBudgetWorld({
  settings = {},
  ...rest
}: Parameters<typeof createTestDistributor>[0] = {}) {
  const owner = await createTestDistributor({
    actions: { enableClosedKits: true, singleProductPurchase: true, updateExpiredBudget: true },
    settings: { requests: { budgetExpiry: { active: true, days: 15 } }, ...settings },
    ...rest,
  });
  for (const [name, group, place] of [
    ["Finalizado", "finished", 3],
    ["Recusado", "refused", 4],
  ] as const) {
    await changeRows(
      owner,
      sql`insert into deal_status (distributor_id, id, type, name, group_name, group_order, "order", color)
        values (${owner.id}, ${`dls_${owner.id}_${name}`}, 'budget', ${name}, ${group}, ${place}, 1, '#5B677B')`,
    );
  }
  const module = await createTestProduct(owner, { onHand: 100 });
  const inverter = await createTestProduct(owner, { type: "inverter", onHand: 10 });
  const kit = await createTestKit(owner, {
    components: [
      { productId: module.id, amount: 10 },
      { productId: inverter.id, amount: 1 },
    ],
  });
  const buyer = await createTestUser(owner, { permissions: ALL_OF_REQUESTS });
  return { owner, buyer, module, inverter, kit };
}

export type BudgetWorld = Awaited<ReturnType<typeof createBudgetWorld>>;

/** Saves a budget through the API: by default one kit of R$ 10.000,00 with R$ 100,00 of freight. */
export async function saveBudget(
  { buyer, kit }: Pick<BudgetWorld, "buyer" | "kit">,
  changes: NonNullable<Parameters<typeof buildOrderInput>[1]> = {},
): Promise<CreatedRequest> {
  const { status, data, error } = await callApi<CreatedRequest>("POST", "/app/user/requests", {
    headers: buyer.headers,
    body: buildOrderInput([{ id: kit, amount: 1 }], { type: "budget", ...changes }),
  });
  if (status !== 201) throw new Error(`Refused: ${error.type} ${JSON.stringify(error.details)}`);
  return data;
}

/** Calls one of the endpoints of a saved request. */
export function callRequest<Data>(
  person: Pick<TestUser, "headers">,
  [method, id, rest = ""]: readonly ["GET" | "POST" | "PUT", string, string?],
  body?: unknown,
  headers: Record<string, string> = {},
) {
  return callApi<Data>(method, `/app/user/requests/${id}${rest}`, {
    headers: { ...person.headers, ...headers },
    ...(body === undefined ? {} : { body }),
  });
}

/** Expires a budget. */
export function expireBudget(owner: TestDistributor, id: string): Promise<void> {
  return changeRows(
    owner,
    sql`update request set expires_on = '2020-01-01' where distributor_id = ${owner.id} and id = ${id}`,
  );
}
