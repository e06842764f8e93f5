import { type SQL, sql } from "drizzle-orm";
import type { ApprovalContent, ApprovalKind, ApprovalStatus } from "#domain/discounts/approval-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { NOTIFICATION_AUDIENCES } from "#domain/notifications/notification-audience.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { roleHolds } from "../access/role-holds.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { discountRequisition } from "#worker/db/schema/pricing.ts";

/** Inserts a discount approval for a version, if it is still the newest and no other approval is pending for it; a
 *  pending one for an older version ends.
 *  @throws DomainError STALE_VERSION, INVALID_TRANSITION when one is pending */
export function insertApproval(
  distributorId: string,
  approval: {
    id: string;
    requestId: string;
    requestVersion: number;
    kind: ApprovalKind;
    content: ApprovalContent;
    requestedBy: string;
    createdAt: string;
  },
): WriteStatement[] {
  const { id, requestId, requestVersion, kind, content, requestedBy, createdAt } = approval;
  return [
    updateRow(
      discountRequisition,
      { distributorId, requestId, status: "pending" },
      { status: "withdrawn", decidedBy: requestedBy, decidedAt: createdAt },
      sql`request_version < ${requestVersion}`,
    ),
    {
      query: sql`insert into discount_requisition (distributor_id, id, request_id, request_version, kind, content, status,
          requested_by, created_at)
        select ${distributorId}, ${id}, ${requestId}, ${requestVersion}, ${kind}, ${JSON.stringify(content)}, 'pending',
          ${requestedBy}, ${createdAt}
        from request where request.distributor_id = ${distributorId} and request.id = ${requestId}
          and request.version = ${requestVersion}`,
    },
    assertChanged(
      "STALE_VERSION",
      1,
      () => new DomainError("STALE_VERSION", { entity: "request", id: requestId }),
    ),
    assertHolds(
      "ALREADY_DONE",
      sql`(select count(*) = 1 from discount_requisition
        where distributor_id = ${distributorId} and request_id = ${requestId} and status = 'pending')`,
      () => new DomainError("INVALID_TRANSITION", { entity: "requisition", from: "pending", to: "pending" }),
    ),
  ];
}

/** Decides a pending discount approval.
 *  @throws DomainError INVALID_TRANSITION if it was decided or withdrawn meanwhile */
export function decideApproval(
  distributorId: string,
  {
    id,
    to,
    by,
    note,
    at,
  }: { id: string; to: Exclude<ApprovalStatus, "pending">; by: string; note: string; at: string },
): WriteStatement[] {
  return [
    updateRow(
      discountRequisition,
      { distributorId, id, status: "pending" },
      { status: to, decidedBy: by, decidedAt: at, decisionNote: note },
    ),
    assertChanged(
      "STALE_VERSION",
      1,
      () => new DomainError("INVALID_TRANSITION", { entity: "requisition", from: "decided", to }),
    ),
  ];
}

/** Condition: the person (`person`) may decide this discount. The requester may not, and staff need a role with a
 *  sufficient limit. */
export function mayDecide({
  requestType,
  askedPct,
  askerId,
  kind,
}: {
  requestType: "budget" | "order";
  askedPct: string;
  askerId: string;
  kind: ApprovalKind;
}): SQL {
  const limit = requestType === "budget" ? "$.limitDiscountBudget" : "$.limitDiscountOrder";
  const isHighEnough = sql`exists (select 1 from role as rank where rank.distributor_id = person.distributor_id
    and rank.id = person.role_id and cast(rank.content ->> ${limit} as real) >= cast(${askedPct} as real))`;
  const staff = kind === "margin" ? sql`0` : isHighEnough;
  return sql`person.id <> ${askerId} and (person.type = 'admin' or ${staff})`;
}

/** Condition: the person (`person`) is one of those who decide discounts, and may decide this one. */
export function mayBeAsked(discount: Parameters<typeof mayDecide>[0]): SQL {
  const { staff } = NOTIFICATION_AUDIENCES.discountAsked;
  return sql`person.type in ('admin', 'staff') and ${mayDecide(discount)}
    and (person.type = 'admin' or ${roleHolds([staff ?? []].flat())})`;
}
