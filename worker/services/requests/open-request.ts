import { type AllowedContent, allowContent, type PriceRights } from "#domain/requests/allow-content.ts";
import type { PricedVersion } from "#domain/requests/margin-effect.ts";
import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { holdsPermission } from "#domain/access/held-permissions.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { sellerPermissions } from "#domain/access/seller.ts";
import type { ModifierLimits } from "#domain/pricing/modifier-limits.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import type { LinkedStatus } from "#domain/requests/deal-status.ts";
import {
  accessTo,
  endsOf,
  isAllowed,
  refusalOf,
  type RequestAction,
  type RequestEnd,
} from "#domain/requests/request-actions.ts";
import { isWithin, requestReach } from "#domain/requests/request-reach.ts";
import { viewerOf } from "#domain/requests/request-viewer.ts";
import type { VisibleAmounts } from "#domain/requests/visible-prices.ts";
import { DomainError } from "#domain/shared/errors.ts";
import {
  type ChangeableRequest,
  createRequestChangeRepository,
} from "#worker/repositories/requests/request-change-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { limitsOf } from "../pricing/limits-of.ts";
import { actionQuestion } from "./action-question.ts";
import { deletedError } from "./deleted-error.ts";
import { expiredError } from "./expired-error.ts";
import { amountsShown } from "./read-requests.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to see and change a request's prices, within one's limits: integrators for their own company, the
 *  distributor's people for all. */
export const requestPricesAccess: AccessRule = {
  types: ["admin", "staff", "integrator"],
  staff: ["order", "budget"],
  integrator: ["order", "budget"],
  anyPermission: true,
};

/** A request that the person may see. */
export interface OpenedRequest extends Tenant {
  actor: UserActor;
  request: ChangeableRequest;
  content: RequestContent;
  limits: ModifierLimits;
  rights: PriceRights;
  /** All statuses of the request's type. */
  statuses: readonly LinkedStatus[];
  /** Which amounts the person may see. */
  shows: VisibleAmounts;
}

/** Opens a request, as the first step of every change of its price.
 *  @param access - permission for the intended change
 *  @throws DomainError NOT_FOUND, also for another company's request and for a type that the person may not see;
 *    ACCESS_DENIED for people who may not see prices */
export async function openRequest(
  scope: Scope,
  id: string,
  access: AccessRule = requestPricesAccess,
): Promise<OpenedRequest> {
  const opened = await openSeenRequest(scope, id, access);
  if (!opened.shows.prices) throw new DomainError("ACCESS_DENIED", { reason: "prices are hidden" });
  return opened;
}

/** Opens a request for an action that the person may take.
 *  @throws DomainError NOT_FOUND, also for another company's request and for a type without the action, or that the
 *    person may not see; ACCESS_DENIED, BUDGET_EXPIRED, INVALID_TRANSITION */
export async function openFor(scope: Scope, id: string, action: RequestAction): Promise<OpenedRequest> {
  const opened = await openSeenRequest(scope, id, accessTo(action));
  assertMay(scope, action, opened);
  return opened;
}

/** Opens a request for an edit that renews it if it is a budget that has expired.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, BUDGET_EXPIRED for who may not renew it, INVALID_TRANSITION */
export async function openForRenewal(scope: Scope, id: string): Promise<OpenedRequest> {
  const opened = await openSeenRequest(scope, id, accessTo("edit"));
  const { request } = opened;
  const question = actionQuestion(scope, opened);
  if (refusalOf("updateExpired", request, question) !== null) {
    assertMay(scope, "edit", opened);
    return opened;
  }
  if (!isAllowed("edit", request.type, question.viewer)) assertMay(scope, "edit", opened);
  const end = endsOf("edit", request, question).find((one) => one !== "expired");
  if (end !== undefined) throw endedError(end, "edit", request);
  return opened;
}

/** Refuses a version other than the newest.
 *  @throws DomainError STALE_VERSION */
export function assertVersion({ request }: Pick<OpenedRequest, "request">, version: number): void {
  if (request.version !== version) {
    throw new DomainError("STALE_VERSION", { entity: "request", id: request.id });
  }
}

/** Opens a request that the person may see, with or without its prices.
 *  @param access - permission for the intended action
 *  @param options.isDeleted - whether it may be a deleted one
 *  @throws DomainError REQUEST_DELETED, NOT_FOUND, also for another company's request and for a type that the person may not see */
export async function openSeenRequest(
  scope: Scope,
  id: string,
  access: AccessRule,
  { isDeleted = false } = {},
): Promise<OpenedRequest> {
  const { distributor, database, actor } = authoriseUser(scope, access);
  const changes = createRequestChangeRepository(database, distributor.id);
  const found = await changes.getChangeable(id, scope.now().toISOString());
  const { request } = found;
  if (
    !isWithin(requestReach(actor, distributor), request) ||
    !holdsPermission(actor, distributor, request.type)
  ) {
    throw new DomainError("NOT_FOUND", { entity: "request", id });
  }
  if (request.deletedAt !== null && !isDeleted) throw deletedError(scope, { distributor, actor, request });
  const shows = amountsShown(actor, distributor, {
    ...request,
    totalCents: found.content.totals.totalCents,
  });
  return {
    distributor,
    database,
    actor,
    ...found,
    shows,
    limits: limitsOf(actor, distributor, request.type),
    rights: priceRightsOf(actor, distributor, request.minimumMarginPct),
  };
}

/** Refuses an action on a request that the person may not take, or may not take any more.
 *  @throws DomainError NOT_FOUND for a type without the action, ACCESS_DENIED, BUDGET_EXPIRED, INVALID_TRANSITION */
export function assertMay(scope: Scope, action: RequestAction, opened: OpenedRequest): void {
  const { request } = opened;
  const refusal = refusalOf(action, request, actionQuestion(scope, opened));
  if (refusal === null) return;
  if (refusal === "type") {
    const entity = request.type === "order" ? "budget" : "order";
    throw new DomainError("NOT_FOUND", { entity, id: request.id });
  }
  if (refusal === "permission") {
    throw new DomainError("ACCESS_DENIED", { reason: `${request.type}: ${action}` });
  }
  throw endedError(refusal, action, request);
}

/** Refuses an action, usually a change of what was agreed, that has ended, whoever has asked for it.
 *  @throws DomainError BUDGET_EXPIRED, INVALID_TRANSITION */
export function assertOpen(scope: Scope, opened: OpenedRequest, action: "edit" | "toOrder" = "edit"): void {
  const [end] = endsOf(action, opened.request, actionQuestion(scope, opened));
  if (end !== undefined) throw endedError(end, action, opened.request);
}

/** The refusal of an action that has ended, or of a renewal before the expiry. */
function endedError(
  end: RequestEnd | "valid" | "early",
  action: RequestAction,
  { id, expiresOn, status }: Pick<ChangeableRequest, "id" | "expiresOn" | "status">,
): DomainError {
  if (end === "expired") return expiredError({ id, expiresOn });
  const isOfStatus =
    end === "blocked" || end === "refused" || end === "finished" || end === "valid" || end === "early";
  return new DomainError("INVALID_TRANSITION", {
    ...{ entity: "request", from: isOfStatus ? status.name : end, to: action },
  });
}

/** A stored version, for comparison with the next one. */
export function pricedVersion({
  request,
  content,
}: Pick<OpenedRequest, "request" | "content">): PricedVersion {
  return { type: request.type, content, costCents: request.costCents };
}

/** Checks the next version of a request with the same lines against the person's rights.
 *  @param change.type - type of the next version */
export function allowVersion(
  opened: OpenedRequest,
  content: RequestContent,
  { type = opened.request.type, rights = opened.rights }: { type?: RequestType; rights?: PriceRights } = {},
): AllowedContent {
  const before = pricedVersion(opened);
  return allowContent({ ...before, type, content }, { rights, before });
}

/** A person's rights over prices. */
export function priceRightsOf(
  actor: UserActor,
  distributor: Distributor,
  minimumMarginPct: string | null,
): PriceRights {
  return {
    limits: {
      budget: limitsOf(actor, distributor, "budget"),
      order: limitsOf(actor, distributor, "order"),
    },
    minimumMarginPct,
    approvesMargins: actor.type === "admin",
    seesMargins: actor.type !== "integrator",
  };
}

/** Whether the person may request a discount approval: they may give discounts at all, and for a seller the company
 *  allows it, too. */
export function mayAskDiscount(
  actor: UserActor,
  distributor: Distributor,
  type: "budget" | "order",
): boolean {
  const isLet = sellerPermissions(actor)?.authSellerDiscount ?? true;
  return isLet && isAllowed("discount", type, viewerOf(actor, distributor));
}
