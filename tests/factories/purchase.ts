import type { PurchaseRulesUpdate } from "#domain/purchases/purchase-rules-schema.ts";
import { insertRow } from "#worker/db/row-writes.ts";
import { purchaseApproval } from "#worker/db/schema/purchases.ts";
import { newId } from "#worker/scope.ts";
import { callApi } from "../setup/call-api.ts";
import { createTestUser, type TestDistributor, type TestUser } from "./distributor.ts";
import { createTestKit } from "./kit.ts";
import { ALL_OF_REQUESTS, saveBudget } from "./saved-budget.ts";

/** Saves a budget, and creates a pending approval of its order; returns both ids. */
export async function createTestPurchase(
  owner: TestDistributor,
): Promise<{ requestId: string; approvalId: string }> {
  const { id: distributorId, database, integratorId } = owner;
  const buyer = await createTestUser(owner, { permissions: ALL_OF_REQUESTS });
  const { id: requestId } = await saveBudget({ buyer, kit: await createTestKit(owner) });
  const approvalId = newId("pap");
  await database.writeBatch([
    insertRow(purchaseApproval, {
      ...{ distributorId, id: approvalId, integratorId, requestId, requestVersion: 1 },
      ...{ orderInput: { version: 1 }, status: "pending", reason: "" },
      ...{ totalCents: 1_010_000, limitCents: 100_000, usedCents: 0, period: "month" },
      ...{ requestedBy: buyer.id, createdAt: "2026-11-20T12:00:00.000Z" },
    }),
  ]);
  return { requestId, approvalId };
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
