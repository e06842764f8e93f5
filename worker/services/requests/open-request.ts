import { type AllowedContent, allowContent, type PriceRights } from "#domain/requests/allow-content.ts";
import type { PricedVersion } from "#domain/requests/margin-effect.ts";
import { assertChangeable } from "#domain/requests/modify-request.ts";
import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { holdsPermission, permissionsAt } from "#domain/access/held-permissions.ts";
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

/** Permission to see and change a request's prices, within one's limits: integrators for their own company, the
 *  distributor's people for all. */
export const requestPricesAccess: AccessRule = {
  types: ["admin", "staff", "integrator"],
  staff: ["order", "budget"],
  integrator: ["order", "budget"],
  anyPermission: true,
};

/** A request that the person may see with its prices. */
export interface OpenedRequest extends Tenant {
  actor: UserActor;
  request: ChangeableRequest;
  content: RequestContent;
  limits: ModifierLimits;
  rights: PriceRights;
  /** All statuses of the request's type. */
  statuses: readonly DealStatus[];
  /** Which amounts the person may see. */
  shows: VisibleAmounts;
}

/** Opens a request, as the first step of every change of its price.
 *  @throws DomainError NOT_FOUND, also for another company's request and for a type that the person may not see;
 *    ACCESS_DENIED for people who may not see prices */
export async function openRequest(scope: Scope, id: string): Promise<OpenedRequest> {
  const opened = await openSeenRequest(scope, id, requestPricesAccess);
  if (!opened.shows.prices) throw new DomainError("ACCESS_DENIED", { reason: "prices are hidden" });
  return opened;
}

/** Opens a request that the person may see, with or without its prices.
 *  @param access - permission for the intended action
 *  @throws DomainError NOT_FOUND, also for another company's request and for a type that the person may not see */
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

/** Why this person can no longer change a request: an expired budget, or a blocking status; null if they can. */
export function endOf(
  scope: Scope,
  { distributor, actor, request, statuses }: OpenedRequest,
): Exclude<EditRefusal, "permission"> | null {
  return endOfChanges(request, editQuestion(scope, { distributor, actor, statuses }));
}

/** The facts that the editing rules need of a person and a distributor. */
export function editQuestion(
  scope: Scope,
  { distributor, actor, statuses }: Pick<OpenedRequest, "distributor" | "actor" | "statuses">,
) {
  const { settings } = distributor;
  return {
    statuses,
    held: permissionsAt(actor, distributor),
    statusToBlockEdition: settings.restrictOptions.statusToBlockEdition,
    today: calendarDayIn(scope.now().toISOString(), settings.timeZone),
    expiry: settings.requests.budgetExpiry,
  };
}

/** Refuses a change of price of a request that may no longer be changed.
 *  @throws DomainError BUDGET_EXPIRED, INVALID_TRANSITION from the blocking status on, once it is paid or closed, and
 *    while it may be being paid */
export function assertOpen(scope: Scope, opened: OpenedRequest): void {
  const { request } = opened;
  assertChangeable(request);
  const end = endOf(scope, opened);
  if (end === "blocked") throw blockedError(request);
  if (end === "expired") throw expiredError(request);
}

/** The refusal of changes from the blocking status on. */
export function blockedError({ status }: Pick<ChangeableRequest, "status">): DomainError {
  return new DomainError("INVALID_TRANSITION", { entity: "request", from: status.name, to: "edited" });
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

/** A person's limits on requests of a type. */
export function limitsOf(
  actor: UserActor,
  distributor: Distributor,
  type: "budget" | "order",
): ModifierLimits {
  const { adminDiscountLimitPct } = distributor.settings.prices;
  return modifierLimits(actor, { type, adminDiscountLimitPct });
}

/** Whether the person may request a discount approval: they may give discounts at all, and for a seller the company
 *  allows it, too. */
export function mayAskDiscount(
  actor: UserActor,
  distributor: Distributor,
  type: "budget" | "order",
): boolean {
  const isLet = sellerPermissions(actor)?.authSellerDiscount ?? true;
  return isLet && holdsPermission(actor, distributor, `${type}.details.discount`);
}
