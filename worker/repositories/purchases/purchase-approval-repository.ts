import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PurchaseStatus } from "#domain/purchases/purchase-approval.ts";
import { type ConvertBudget, ConvertBudgetSchema } from "#domain/requests/convert-budget-schema.ts";
import type { PurchasePeriod } from "#domain/requests/purchase-limit.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { purchaseApproval } from "#worker/db/schema/purchases.ts";
import { request } from "#worker/db/schema/requests.ts";

/** A stored approval of an order above a limit. */
export interface StoredPurchase {
  id: string;
  requestId: string;
  version: number;
  order: ConvertBudget;
  status: PurchaseStatus;
  reason: string;
  totalCents: number;
  limitCents: number;
  usedCents: number;
  period: PurchasePeriod;
  askedById: string;
  askedByName: string;
  askedAt: string;
  decidedByName: string | null;
  decidedAt: string | null;
  note: string | null;
}

/** A pending approval with its budget. */
export interface PendingRow {
  id: string;
  requestId: string;
  code: string;
  name: string;
  purchaseType: PurchaseType;
  askedById: string;
  askedByName: string;
  askedAt: string;
  totalCents: number;
}

/** Name of the person whom a column of the outer row names. */
function nameOf(column: SQL) {
  return sql<string>`coalesce((select trim(named.name || ' ' || named.surname) from user as named
    where named.distributor_id = purchase_approval.distributor_id and named.id = ${column}), '')`;
}

/** Repository of approvals of orders above a limit. */
export function createPurchaseApprovalRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const rows = () =>
    orm
      .select({
        id: purchaseApproval.id,
        requestId: purchaseApproval.requestId,
        version: purchaseApproval.requestVersion,
        orderInput: purchaseApproval.orderInput,
        status: purchaseApproval.status,
        reason: purchaseApproval.reason,
        totalCents: purchaseApproval.totalCents,
        limitCents: purchaseApproval.limitCents,
        usedCents: purchaseApproval.usedCents,
        period: purchaseApproval.period,
        askedById: purchaseApproval.requestedBy,
        askedByName: nameOf(sql`purchase_approval.requested_by`),
        askedAt: purchaseApproval.createdAt,
        decidedByName: sql<string | null>`iif(purchase_approval.decided_by is null, null,
          ${nameOf(sql`purchase_approval.decided_by`)})`,
        decidedAt: purchaseApproval.decidedAt,
        note: purchaseApproval.note,
      })
      .from(purchaseApproval);
  const toStored = ({ orderInput, ...row }: Awaited<ReturnType<typeof rows>>[number]): StoredPurchase => ({
    ...row,
    order: ConvertBudgetSchema.parse(orderInput),
  });
  return {
    /** Reads the newest approval of a request; null before the first. */
    async findNewest(requestId: string): Promise<StoredPurchase | null> {
      const [[row]] = await database.readBatch([
        rows()
          .where(
            and(eq(purchaseApproval.distributorId, distributorId), eq(purchaseApproval.requestId, requestId)),
          )
          .orderBy(desc(purchaseApproval.createdAt), desc(purchaseApproval.id))
          .limit(1),
      ]);
      return row === undefined ? null : toStored(row);
    },

    /** Reads an approval of a company.
     *  @throws DomainError NOT_FOUND, also for another company's */
    async get(id: string, integratorId: string): Promise<StoredPurchase> {
      const [[row]] = await database.readBatch([
        rows()
          .where(
            and(
              eq(purchaseApproval.distributorId, distributorId),
              eq(purchaseApproval.id, id),
              eq(purchaseApproval.integratorId, integratorId),
            ),
          )
          .limit(1),
      ]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "purchaseApproval", id });
      return toStored(row);
    },

    /** Lists the pending approvals of a company whose budgets are as they were, the oldest first. */
    async listPending(integratorId: string, most: number): Promise<PendingRow[]> {
      const [items] = await database.readBatch([
        orm
          .select({
            id: purchaseApproval.id,
            requestId: purchaseApproval.requestId,
            code: request.code,
            name: request.name,
            purchaseType: request.purchaseType,
            askedById: purchaseApproval.requestedBy,
            askedByName: nameOf(sql`purchase_approval.requested_by`),
            askedAt: purchaseApproval.createdAt,
            totalCents: purchaseApproval.totalCents,
          })
          .from(purchaseApproval)
          .innerJoin(
            request,
            and(
              eq(request.distributorId, distributorId),
              eq(request.id, purchaseApproval.requestId),
              eq(request.version, purchaseApproval.requestVersion),
              eq(request.type, "budget"),
              isNull(request.deletedAt),
            ),
          )
          .where(
            and(
              eq(purchaseApproval.distributorId, distributorId),
              eq(purchaseApproval.integratorId, integratorId),
              eq(purchaseApproval.status, "pending"),
            ),
          )
          .orderBy(purchaseApproval.createdAt, purchaseApproval.id)
          .limit(most),
      ]);
      return items;
    },
  };
}

/** Asks for the approval of an order out of a budget, if its version is still the newest and no other is pending.
 *  @throws DomainError STALE_VERSION, INVALID_TRANSITION when one is pending; by the batch */
export function insertPurchase(
  distributorId: string,
  {
    requestId,
    ...asked
  }: Pick<
    StoredPurchase,
    "id" | "requestId" | "version" | "order" | "reason" | "totalCents" | "limitCents" | "usedCents" | "period"
  > & { integratorId: string; requestedBy: string; createdAt: string },
): WriteStatement[] {
  return [
    {
      query: sql`insert into purchase_approval (distributor_id, id, integrator_id, request_id, request_version, order_input,
          status, reason, total_cents, limit_cents, used_cents, period, requested_by, created_at)
        select ${distributorId}, ${asked.id}, ${asked.integratorId}, ${requestId}, ${asked.version},
          ${JSON.stringify(asked.order)}, 'pending', ${asked.reason}, ${asked.totalCents}, ${asked.limitCents},
          ${asked.usedCents}, ${asked.period}, ${asked.requestedBy}, ${asked.createdAt}
        from request where request.distributor_id = ${distributorId} and request.id = ${requestId}
          and request.version = ${asked.version} and request.type = 'budget' and request.deleted_at is null`,
      refusal: () =>
        new DomainError("INVALID_TRANSITION", { entity: "purchaseApproval", from: "pending", to: "pending" }),
    },
    assertChanged(
      "STALE_VERSION",
      1,
      () => new DomainError("STALE_VERSION", { entity: "request", id: requestId }),
    ),
  ];
}

/** Decides a pending approval, once.
 *  @throws DomainError INVALID_TRANSITION if it was decided or withdrawn meanwhile, by the batch */
export function decidePurchase(
  distributorId: string,
  { id, to, by, note, at }: { id: string; to: "approved" | "refused"; by: string; note: string; at: string },
): WriteStatement[] {
  return [
    updateRow(
      purchaseApproval,
      { distributorId, id, status: "pending" },
      { status: to, decidedBy: by, decidedAt: at, note },
    ),
    assertChanged(
      "STALE_VERSION",
      1,
      () => new DomainError("INVALID_TRANSITION", { entity: "purchaseApproval", from: "decided", to }),
    ),
  ];
}
