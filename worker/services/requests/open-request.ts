import { type AllowedContent, allowContent, type PriceRights } from "#domain/requests/allow-content.ts";
import type { PricedVersion } from "#domain/requests/margin-effect.ts";
import { assertChangeable } from "#domain/requests/modify-request.ts";
import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { heldPermissions, holdsPermission } from "#domain/access/held-permissions.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { sellerPermissions } from "#domain/access/seller.ts";
import { type ModifierLimits, modifierLimits } from "#domain/pricing/modifier-limits.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import type { DealStatus } from "#domain/requests/deal-status.ts";
import { type EditRefusal, endOfChanges } from "#domain/requests/edit-refusal.ts";
import type { VisibleAmounts } from "#domain/requests/visible-prices.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import {
  type ChangeableRequest,
  createRequestChangeRepository,
} from "#worker/repositories/requests/request-change-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { expiredError } from "./expired-error.ts";
import { amountsShown } from "./read-requests.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Who may look at what a request costs, and change it as far as their own limits go: an integrator those of the own
 *  company, the distributor's people all. */
export const requestPricesAccess: AccessRule = {
  types: ["admin", "staff", "integrator"],
  staff: ["order", "budget"],
  integrator: ["order", "budget"],
  anyPermission: true,
};

/** A request that somebody may see with its prices. */
export interface OpenedRequest extends Tenant {
  actor: UserActor;
  request: ChangeableRequest;
  content: RequestContent;
  limits: ModifierLimits;
  rights: PriceRights;
  /** All of its type. */
  statuses: readonly DealStatus[];
  /** What of its amounts the person may see. */
  shows: VisibleAmounts;
}

/** First step of whatever changes what a request costs.
 *  @throws DomainError NOT_FOUND, also for another company's and a type that the person does not see; ACCESS_DENIED for
 *  who may not see prices */
export async function openRequest(scope: Scope, id: string): Promise<OpenedRequest> {
  const opened = await openSeenRequest(scope, id, requestPricesAccess);
  if (!opened.shows.prices) throw new DomainError("ACCESS_DENIED", { reason: "prices are hidden" });
  return opened;
}

/** A request that somebody may see, whether with its prices or without.
 *  @param access - who may do with it what is to be done
 *  @throws DomainError NOT_FOUND, also for another company's and a type that the person does not see */
export async function openSeenRequest(scope: Scope, id: string, access: AccessRule): Promise<OpenedRequest> {
  const { distributor, database, actor } = authoriseUser(scope, access);
  const changes = createRequestChangeRepository(database, distributor.id);
  const found = await changes.getChangeable(id, scope.now().toISOString());
  const { request } = found;
  const isOwn = actor.type !== "integrator" || request.integratorId === actor.integrator?.id;
  if (!isOwn || !holdsPermission(actor, distributor, request.type)) {
    throw new DomainError("NOT_FOUND", { entity: "request", id });
  }
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

/** Why a request is changed no more by this person: its time is over, or its status is past the one that blocks; null
 *  while it may be. */
export function endOf(
  scope: Scope,
  { distributor, actor, request, statuses }: OpenedRequest,
): Exclude<EditRefusal, "permission"> | null {
  return endOfChanges(request, editQuestion(scope, { distributor, actor, statuses }));
}

/** What the rules of editing ask of a person and a distributor. */
export function editQuestion(
  scope: Scope,
  { distributor, actor, statuses }: Pick<OpenedRequest, "distributor" | "actor" | "statuses">,
) {
  const { settings } = distributor;
  return {
    statuses,
    held: heldPermissions(actor).filter((one) => holdsPermission(actor, distributor, one)),
    statusToBlockEdition: settings.restrictOptions.statusToBlockEdition,
    today: calendarDayIn(scope.now().toISOString(), settings.timeZone),
    expiry: settings.requests.budgetExpiry,
  };
}

/** Whoever changes what a request costs does it while the request may be changed.
 *  @throws DomainError BUDGET_EXPIRED, INVALID_TRANSITION past the status that blocks it, once it is paid or closed, and
 *  while somebody may be paying */
export function assertOpen(scope: Scope, opened: OpenedRequest): void {
  const { request } = opened;
  assertChangeable(request);
  const end = endOf(scope, opened);
  if (end === "blocked") throw blockedError(request);
  if (end === "expired") throw expiredError(request);
}

/** The refusal of changes past the status that blocks them. */
export function blockedError({ status }: Pick<ChangeableRequest, "status">): DomainError {
  return new DomainError("INVALID_TRANSITION", { entity: "request", from: status.name, to: "edited" });
}

/** A request that was read, as its next version is compared with it. */
export function pricedVersion({
  request,
  content,
}: Pick<OpenedRequest, "request" | "content">): PricedVersion {
  return { type: request.type, content, costCents: request.costCents };
}

/** The next version of a request, of the same lines, if its amounts are within what the person may do.
 *  @param change.type - what it becomes
 *  @throws DomainError DISCOUNT_ABOVE_LIMIT, INCREASE_ABOVE_LIMIT, MARGIN_TOO_LOW, ORDER_WITHOUT_VALUE */
export function allowVersion(
  opened: OpenedRequest,
  content: RequestContent,
  { type = opened.request.type, rights = opened.rights }: { type?: RequestType; rights?: PriceRights } = {},
): AllowedContent {
  const before = pricedVersion(opened);
  return allowContent({ ...before, type, content }, { rights, before });
}

/** How far somebody may go with prices. */
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

/** What somebody may add or take off on requests of a type. */
export function limitsOf(
  actor: UserActor,
  distributor: Distributor,
  type: "budget" | "order",
): ModifierLimits {
  const { adminDiscountLimitPct } = distributor.settings.prices;
  return modifierLimits(actor, { type, adminDiscountLimitPct });
}

/** Whether somebody may ask for more than the own limit: whoever may give discounts at all, a seller by the company too. */
export function mayAskDiscount(
  actor: UserActor,
  distributor: Distributor,
  type: "budget" | "order",
): boolean {
  const isLet = sellerPermissions(actor)?.authSellerDiscount ?? true;
  return isLet && holdsPermission(actor, distributor, `${type}.details.discount`);
}
