import { holdsPermission } from "#domain/access/held-permissions.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { lockReason } from "#domain/requests/modify-request.ts";
import type { PriceDrift } from "#domain/discounts/price-drift-schema.ts";
import { sumOfContent } from "#domain/requests/resum-content.ts";
import type { ModifierLimits } from "#domain/pricing/modifier-limits.ts";
import type { ValueModifier } from "#domain/pricing/value-modifier.ts";
import { createPriceDriftRepository } from "#worker/repositories/discounts/price-drift-repository.ts";
import {
  createRequisitionRepository,
  type StoredRequisition,
} from "#worker/repositories/discounts/requisition-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { decideDiscountAccess } from "./decide-discount.ts";
import { endOf, mayAskDiscount, openRequest } from "../requests/open-request.ts";
import { mayReprice } from "./reprice-budget.ts";

/** A requisition as a person may see it: buyers never see a margin. */
export type VisibleRequisition = Omit<StoredRequisition, "requestedBy" | "content"> & {
  content: StoredRequisition["content"];
  isOwn: boolean;
  /** Whether this person may decide it, if the own limit is high enough. */
  mayDecide: boolean;
};

/** What moved of a budget; without the freight for who does not see it by itself. */
export type VisibleDrift = Omit<PriceDrift, "freight"> & {
  freight: PriceDrift["freight"] | null;
  detectedAt: string;
};

/** What can be done about what a request costs, and what was asked for. */
export interface RequestPrices {
  version: number;
  type: "budget" | "order";
  valueModifier: ValueModifier;
  subtotalCents: number;
  limits: ModifierLimits;
  mayAsk: boolean;
  mayReprice: boolean;
  /** Why nothing can be changed any more; null while it can. */
  fixed: "paid" | "closed" | "charged" | "blocked" | "expired" | null;
  /** Newest first. */
  requisitions: VisibleRequisition[];
  /** What moved since this version was saved. */
  drift: VisibleDrift | null;
}

/** @throws DomainError NOT_FOUND, ACCESS_DENIED for who may not see prices */
export function createReadRequestPrices(scope: Scope) {
  return async function readRequestPrices(id: string): Promise<RequestPrices> {
    const opened = await openRequest(scope, id);
    const { distributor, database, actor, request, content, limits, shows } = opened;
    const [requisitions, drift] = await Promise.all([
      createRequisitionRepository(database, distributor.id).listOfRequest(id),
      createPriceDriftRepository(database, distributor.id).findDrift(id, request.version),
    ]);
    const decides = mayAccess(actor, distributor, decideDiscountAccess);
    return {
      version: request.version,
      type: request.type,
      valueModifier: content.valueModifier,
      subtotalCents: sumOfContent(content).subtotalCents,
      limits: {
        increasePct: holdsPermission(actor, distributor, `${request.type}.details.increase`)
          ? limits.increasePct
          : null,
        decreasePct: limits.decreasePct,
      },
      mayAsk: mayAskDiscount(actor, distributor, request.type),
      mayReprice: mayReprice(actor),
      fixed: lockReason(request) ?? endOf(scope, opened),
      requisitions: requisitions.map((one) =>
        visibleRequisition(one, { userId: actor.userId, type: actor.type, decides }),
      ),
      drift: drift === null || shows.freight ? drift : withoutFreight(drift),
    };
  };
}

/** What moved, with the freight among the rest for who does not see it by itself. */
function withoutFreight({ freight, other, ...rest }: PriceDrift & { detectedAt: string }): VisibleDrift {
  return {
    ...rest,
    freight: null,
    other: { fromCents: other.fromCents + freight.fromCents, toCents: other.toCents + freight.toCents },
  };
}

/** A requisition without the margin for buyers, and what the person may do about it. */
export function visibleRequisition(
  { requestedBy, content, ...rest }: StoredRequisition,
  { userId, type, decides }: { userId: string; type: "admin" | "staff" | "integrator"; decides: boolean },
): VisibleRequisition {
  const isOwn = requestedBy === userId;
  const isCurrent = rest.status === "pending" && rest.requestVersion === rest.request.version;
  return {
    ...rest,
    content: type === "integrator" ? { ...content, margin: null } : content,
    isOwn,
    mayDecide: decides && !isOwn && isCurrent && (rest.kind === "discount" || type === "admin"),
  };
}
