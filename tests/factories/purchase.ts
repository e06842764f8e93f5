import type { PurchaseRulesUpdate } from "#domain/purchases/purchase-rules-schema.ts";
import { insertRow } from "#worker/db/row-writes.ts";
import { purchaseApproval } from "#worker/db/schema/purchases.ts";
import { newId } from "#worker/scope.ts";
import { callApi } from "../setup/call-api.ts";
import { createTestUser, type TestDistributor, type TestUser } from "./distributor.ts";
import { ALL_OF_REQUESTS } from "./saved-budget.ts";

/** Creates a pending approval of a request in its first version; returns its id. */
export async function createTestPurchase(
  { id: distributorId, database, integratorId }: TestDistributor,
  { requestId, askedBy }: { requestId: string; askedBy: string },
): Promise<string> {
  const id = newId("pap");
  await database.writeBatch([
    insertRow(purchaseApproval, {
      ...{ distributorId, id, integratorId, requestId, requestVersion: 1, orderInput: { version: 1 } },
      ...{ status: "pending", reason: "", totalCents: 1_010_000, limitCents: 100_000, usedCents: 0 },
      ...{ period: "month", requestedBy: askedBy, createdAt: "2026-11-20T12:00:00.000Z" },
    }),
  ]);
  return id;
}

/** A manager of a company, who may see budgets and orders. */
export function createTestManager(
  owner: TestDistributor,
  {
    permissions = ALL_OF_REQUESTS,
    ...person
  }: { permissions?: readonly string[]; integratorId?: string } = {},
): Promise<TestUser> {
  return createTestUser(owner, { permissions, roleContent: { label: "manager" }, ...person });
}

/** Sets the rules of a manager's company through the API. */
export function setRules(manager: TestUser, changes: Partial<PurchaseRulesUpdate> = {}) {
  return callApi<{ version: number }>("PUT", "/app/user/purchase-rules", {
    headers: manager.headers,
    body: {
      limitCents: null,
      period: "month",
      isNumberRequired: false,
      exceptions: [],
      version: 0,
      ...changes,
    },
  });
}
