import { REQUISITION_PAGE_SIZE, type RequisitionQuery } from "#domain/discounts/requisition-schema.ts";
import { createRequisitionRepository } from "#worker/repositories/discounts/requisition-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { decideDiscountAccess } from "./decide-discount.ts";
import { type VisibleRequisition, visibleRequisition } from "./read-request-prices.ts";

/** Lists a page of discount approvals, pending ones by default. */
export function createListRequisitions(scope: Scope) {
  return async function listRequisitions({
    status,
    sort,
    page,
  }: RequisitionQuery): Promise<{ items: VisibleRequisition[]; totalItems: number }> {
    const { distributor, database, actor } = authoriseUser(scope, decideDiscountAccess);
    const found = await createRequisitionRepository(database, distributor.id).listRequisitions({
      status,
      sort,
      limit: REQUISITION_PAGE_SIZE,
      offset: (page - 1) * REQUISITION_PAGE_SIZE,
    });
    const person = { userId: actor.userId, type: actor.type, decides: true };
    return { ...found, items: found.items.map((one) => visibleRequisition(one, person)) };
  };
}
