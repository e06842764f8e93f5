import { LINE_PRICE_KEYS, maySeePrice } from "#domain/pricing/price-display.ts";
import type { ModifierLimits } from "#domain/pricing/modifier-limits.ts";
import { type StandingModifier, standingOf } from "#domain/requests/modify-request.ts";
import { sumOfContent } from "#domain/requests/resum-content.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { cartOfRequest } from "#domain/requests/cart-of-request.ts";
import {
  type CheckoutValues,
  checkoutValuesOf,
  checkoutValuesOfCopy,
} from "#domain/requests/checkout-values.ts";
import { exceedsDiscountLimit } from "#domain/requests/discount-warning.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { createFileRepository } from "#worker/repositories/files/file-repository.ts";
import {
  createSavedLineRepository,
  type GoneLine,
} from "#worker/repositories/requests/saved-line-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { type OpenedRequest, openFor } from "./open-request.ts";
import { type OfferedSubstitute, withSubstitutes } from "../sale/substitutes-for.ts";
import { openBudget } from "./convert-budget.ts";
import { withOwnLead } from "../sale/lead-of-cart.ts";

/** A line that can no longer be bought, with its substitutes. */
export type MissingLine = GoneLine & { substitutes: OfferedSubstitute[] };

/** A saved request as the starting point of an edit: lines, checkout answers, and warnings. */
export interface RequestOrigin {
  request: Pick<
    OpenedRequest["request"],
    "id" | "type" | "code" | "name" | "version" | "centerId" | "ecommerce"
  >;
  cart: Cart;
  values: CheckoutValues & { purchaseNumber: string };
  missing: MissingLine[];
  /** Whether its decrease exceeds the person's limit. */
  isAboveDiscountLimit: boolean;
  limits: ModifierLimits;
  /** The share of its modifier in the subtotal, which an unchanged modifier may keep. */
  standing: StandingModifier;
}

/** Reads a request for an edit.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, BUDGET_EXPIRED, INVALID_TRANSITION, as for a save */
export function createReadForEdit(scope: Scope) {
  return async function readForEdit(id: string): Promise<RequestOrigin> {
    return originOf(scope, await openFor(scope, id, "edit"), "edit");
  };
}

/** Reads a request for a copy: without delivery, coupon and discount.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED */
export function createReadForCopy(scope: Scope) {
  return async function readForCopy(id: string): Promise<RequestOrigin> {
    return originOf(scope, await openFor(scope, id, "duplicate"), "duplicate");
  };
}

/** Reads a budget for its conversion into an order.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, BUDGET_EXPIRED, INVALID_TRANSITION */
export function createReadForOrder(scope: Scope) {
  return async function readForOrder(id: string): Promise<RequestOrigin> {
    return originOf(scope, await openBudget(scope, id), "edit");
  };
}

async function originOf(
  scope: Scope,
  { distributor, database, actor, request, content, limits }: OpenedRequest,
  kind: "edit" | "duplicate",
): Promise<RequestOrigin> {
  const { id, type, code, name, version, centerId, ecommerce } = request;
  const today = calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone);
  const [gone, checkoutFile] = await Promise.all([
    createSavedLineRepository(database, distributor.id).listGone(id, today),
    createFileRepository(database, distributor.id).findAsked(id),
  ]);
  const { subtotalCents } = sumOfContent(content);
  const isCopy = kind === "duplicate";
  const cart = withOwnLead(actor, distributor, cartOfRequest(request, content, kind));
  const showsPrices = maySeePrice(actor, distributor.settings.priceDisplay, {
    key: LINE_PRICE_KEYS[cart.purchaseType],
    moment: "selection",
  });
  return {
    request: { id, type, code, name, version, centerId, ecommerce },
    cart,
    values: isCopy
      ? { ...checkoutValuesOfCopy(content), purchaseNumber: "" }
      : { ...checkoutValuesOf(content), checkoutFile, purchaseNumber: request.purchaseNumber ?? "" },
    missing: await withSubstitutes({ distributor, database }, gone, showsPrices),
    isAboveDiscountLimit:
      !isCopy && exceedsDiscountLimit(content.valueModifier, { subtotalCents, limitPct: limits.decreasePct }),
    limits,
    standing: standingOf(content, { from: type, to: type }),
  };
}
