import { APPROVAL_PAGE_SIZE, type ApprovalQuery } from "#domain/discounts/approval-schema.ts";
import { createApprovalRepository } from "#worker/repositories/discounts/approval-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { decideDiscountAccess } from "./decide-discount.ts";
import { type VisibleApproval, visibleApproval } from "./read-request-prices.ts";

/** Lists a page of discount approvals, pending ones by default. */
export function createListApprovals(scope: Scope) {
  return async function listApprovals({
    status,
    sort,
    page,
  }: ApprovalQuery): Promise<{ items: VisibleApproval[]; totalItems: number }> {
    const { distributor, database, actor } = authoriseUser(scope, decideDiscountAccess);
    const found = await createApprovalRepository(database, distributor.id).listApprovals({
      status,
      sort,
      limit: APPROVAL_PAGE_SIZE,
      offset: (page - 1) * APPROVAL_PAGE_SIZE,
    });
    const person = { userId: actor.userId, type: actor.type, decides: true };
    return { ...found, items: found.items.map((one) => visibleApproval(one, person)) };
  };
}
