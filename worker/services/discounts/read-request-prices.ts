import { mayAccess } from "#domain/access/may-access.ts";
import {
  type ActionQuestion,
  endsOf,
  refusalOf,
  type RequestState,
} from "#domain/requests/request-actions.ts";
import type { PriceDrift } from "#domain/discounts/price-drift-schema.ts";
import { sumOfContent } from "#domain/requests/resum-content.ts";
import type { ModifierLimits } from "#domain/pricing/modifier-limits.ts";
import type { ValueModifier } from "#domain/pricing/value-modifier.ts";
import { createPriceDriftRepository } from "#worker/repositories/discounts/price-drift-repository.ts";
import {
  createApprovalRepository,
  type StoredApproval,
} from "#worker/repositories/discounts/approval-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { decideDiscountAccess } from "./decide-discount.ts";
import { mayAskDiscount, openRequest } from "../requests/open-request.ts";
import { actionQuestion } from "../requests/action-question.ts";

/** A discount approval as a person may see it; buyers never see margins. */
export type VisibleApproval = Omit<StoredApproval, "requestedBy" | "content"> & {
  content: StoredApproval["content"];
  isOwn: boolean;
  /** Whether this person may decide it, if their limit is sufficient. */
  mayDecide: boolean;
};

/** Price changes of a budget; without the freight for people who may not see its value. */
export type VisibleDrift = Omit<PriceDrift, "freight"> & {
  freight: PriceDrift["freight"] | null;
  detectedAt: string;
};

/** Possible actions on a request's price, and its discount approvals. */
export interface RequestPrices {
  version: number;
  type: "budget" | "order";
  valueModifier: ValueModifier;
  subtotalCents: number;
  limits: ModifierLimits;
  mayAsk: boolean;
  mayReprice: boolean;
  /** Why neither increase nor discount may be changed; null if changes are possible. */
  fixed: ReturnType<typeof endsOf<"increase" | "discount">>[number] | null;
  /** Newest first. */
  requisitions: VisibleApproval[];
  /** Price changes since this version was saved. */
  drift: VisibleDrift | null;
}

/** @throws DomainError NOT_FOUND, ACCESS_DENIED for who may not see prices */
export function createReadRequestPrices(scope: Scope) {
  return async function readRequestPrices(id: string): Promise<RequestPrices> {
    const opened = await openRequest(scope, id);
    const { distributor, database, actor, request, content, limits, shows } = opened;
    const [requisitions, drift] = await Promise.all([
      createApprovalRepository(database, distributor.id).listOfRequest(id),
      createPriceDriftRepository(database, distributor.id).findDrift(id, request.version),
    ]);
    const question = actionQuestion(scope, opened);
    const decides = mayAccess(actor, distributor, decideDiscountAccess);
    return {
      version: request.version,
      type: request.type,
      valueModifier: content.valueModifier,
      subtotalCents: sumOfContent(content).subtotalCents,
      limits,
      mayAsk: mayAskDiscount(actor, distributor, request.type),
      mayReprice: refusalOf("reprice", request, question) === null,
      fixed: fixedBy(request, question),
      requisitions: requisitions.map((one) =>
        visibleApproval(one, { userId: actor.userId, type: actor.type, decides }),
      ),
      drift: drift === null || shows.freight ? drift : withoutFreight(drift),
    };
  };
}

/** What has ended both increase and discount. */
function fixedBy(request: RequestState, question: ActionQuestion): RequestPrices["fixed"] {
  const [increase] = endsOf("increase", request, question);
  const [discount] = endsOf("discount", request, question);
  return increase === undefined ? null : (discount ?? null);
}

/** Price changes with the freight added to the others, for people who may not see its value. */
function withoutFreight({ freight, other, ...rest }: PriceDrift & { detectedAt: string }): VisibleDrift {
  return {
    ...rest,
    freight: null,
    other: { fromCents: other.fromCents + freight.fromCents, toCents: other.toCents + freight.toCents },
  };
}

/** A discount approval without the margin for buyers, with the person's actions. */
export function visibleApproval(
  { requestedBy, content, ...rest }: StoredApproval,
  { userId, type, decides }: { userId: string; type: "admin" | "staff" | "integrator"; decides: boolean },
): VisibleApproval {
  const isOwn = requestedBy === userId;
  const isCurrent = rest.status === "pending" && rest.requestVersion === rest.request.version;
  return {
    ...rest,
    content: type === "integrator" ? { ...content, margin: null } : content,
    isOwn,
    mayDecide: decides && !isOwn && isCurrent && (rest.kind === "discount" || type === "admin"),
  };
}
