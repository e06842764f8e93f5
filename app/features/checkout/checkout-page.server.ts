import { redirect } from "@remix-run/cloudflare";
import { CHECKOUT_TEXTS } from "#copy/checkout/checkout.ts";
import { OWN_LIMIT_TEXT } from "#copy/purchases.ts";
import { priceDifferenceText } from "#copy/pricing/price-difference.ts";
import { fill } from "#copy/shared/fill.ts";
import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import { findCompleteSteps } from "#domain/checkout/check-answers.ts";
import { toFields } from "#domain/checkout/checkout-fields.ts";
import { purchaseStart } from "#domain/checkout/checkout-paths.ts";
import { type CheckoutOpening, type IntegratorInfo, openCheckout } from "#domain/checkout/checkout-state.ts";
import { restoreCheckout } from "#domain/checkout/restore-checkout.ts";
import type { OwnPurchaseLimit } from "#domain/purchases/purchase-rules-schema.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { SaleChoices } from "#domain/requests/sale-choices-schema.ts";
import { formatCents, formatDay, formatPowerKwp } from "#domain/shared/format.ts";
import type { CheckoutData, CheckoutQuote } from "./checkout-data.ts";
import { readAddressedCart } from "./checkout-cart.server.ts";
import {
  asRequested,
  type CheckoutOrigin,
  readCheckoutOrigin,
  savedCheckoutOf,
} from "./checkout-origin.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { pagePath } from "#app/lib/pages/page-address.server.ts";

/** Loads everything that a checkout page opens with.
 *  @throws Response redirect to the page of the items while the person has no center */
export async function readCheckoutPage(args: PortalArgs, purchaseType: PurchaseType): Promise<CheckoutData> {
  const { context, request, distributor } = args;
  const { search } = new URL(request.url);
  const itemsPath = purchaseStart(pagePath(request.url)) ?? "/";
  const cart = await readAddressedCart(args, purchaseType);
  const integratorId = buyerIdOf(args, cart);
  const origin = await readCheckoutOrigin(args, cart);
  const saved = origin?.request ?? null;
  const [priced, load, buyer, idempotencyKey, own] = await Promise.all([
    quoteOf(args, cart, { origin, ...(origin === null ? {} : { choices: origin.values.choices }) }).catch(
      (error: unknown) => {
        // The page of the items asks for a center.
        if (context.describeRefusal(error)?.code === "CENTER_REQUIRED") throw redirect(itemsPath + search);
        throw error;
      },
    ),
    context.services.checkout.read(purchaseType),
    integratorId === null ? null : context.services.checkout.readBuyer(integratorId),
    // A saved request needs no shared key: its version already tells one save from another.
    saved === null ? context.services.requests.readSaveKey(cart) : crypto.randomUUID(),
    ownLimitOf(args),
  ]);
  const quote = origin === null ? priced : await asRequested(args, priced, origin);
  const { enabled, required, label, help } = load.configCheckoutFile;
  const opening: CheckoutOpening = {
    eventType: origin?.eventType ?? "order",
    integratorInfo: buyer === null ? NOBODY : integratorInfoOf(buyer),
    delivery: deliveryOf(args, load, priced),
    hasItems: quote.lines.length > 0,
    chosenDistributionCenter: quote.center.id,
    customForm: load.customForm,
  };
  const suggestedName = nameOf(purchaseType, quote);
  const opened = openCheckout(opening);
  const state =
    origin === null
      ? { ...opened, requestName: suggestedName }
      : restoreCheckout(opened, savedCheckoutOf(origin, load.customForm));
  const isNumberRequired = own?.isNumberRequired ?? false;
  return {
    ...{ purchaseType, itemsPath, quote, opening },
    cart: { purchaseType, integratorId, kits: cart.kits, products: cart.products, mounting: cart.mounting },
    fields: toFields(state),
    request: saved,
    editing: origin?.editing ?? null,
    forms: load.customForm,
    suggestedName,
    completeSteps: findCompleteSteps(state, {
      ...{ forms: load.customForm, isNumberRequired },
      isFileRequired: enabled && required,
    }),
    file: { enabled, required, label, help },
    isNumberRequired,
    limitText: saved?.type === "order" || !quote.mayBecome.order ? null : limitTextOf(own, quote),
    daysToDeliver: distributor?.settings.delivery.daysToDeliver ?? 0,
    observation: context.services.messages.read().checkoutObservation,
    needsBuyer: integratorId === null,
    customersOf: saved === null && buyer?.hasPastCustomers === true ? integratorId : null,
    idempotencyKey,
  };
}

/** What the company of the person lets them order, and asks of their orders; null for people of the distributor, whom
 *  it does not bind. */
async function ownLimitOf({ context, actor }: PortalArgs): Promise<OwnPurchaseLimit | null> {
  if (actor.kind !== "user" || actor.type !== "integrator" || actor.integrator === null) return null;
  return context.services.purchaseRules.readOwn();
}

/** A limit in words, for who sees the amounts of the cart. */
function limitTextOf(own: OwnPurchaseLimit | null, { sales }: CheckoutQuote): string | null {
  if (own === null || own.limitCents === null || sales.CIF.totals.itemsCents === null) return null;
  return fill(OWN_LIMIT_TEXT, {
    day: formatDay(own.lastOn),
    limit: formatCents(own.limitCents),
    left: formatCents(Math.max(0, own.limitCents - own.usedCents)),
  });
}

/** A suggested name: the purchase type with the power, or the first item. */
function nameOf(purchaseType: PurchaseType, { lines, sales }: CheckoutQuote): string {
  const isMade = purchaseType === "kitExpress" || purchaseType === "mountKits";
  if (!isMade) return lines[0]?.name ?? "";
  return `${PURCHASE_TYPE_LABELS[purchaseType]} ${formatPowerKwp(sales.CIF.totals.powerW)}`;
}

/** Quotes a cart for the page. */
export async function quoteOf(
  { context }: PortalArgs,
  cart: Cart,
  {
    choices,
    freightId,
    type,
    origin,
  }: {
    choices?: SaleChoices;
    freightId?: string | undefined;
    type?: "budget" | "order";
    origin: CheckoutOrigin | null;
  },
): Promise<CheckoutQuote & { servicedStates: readonly string[] }> {
  const { center, missingIds, ...quote } = await context.services.sale.quote({
    cart,
    ...(choices === undefined ? {} : { choices }),
    ...{ freightId, centerId: origin?.centerId ?? null },
    saved:
      origin === null || origin.request === null
        ? null
        : { standing: origin.standing, coupon: origin.values.choices.coupon },
    ...(type === undefined ? {} : { type }),
  });
  const { id, name, address, servicedStates } = center;
  const known = await context.services.sale.describeMissing(missingIds);
  const missing = missingIds.map((one) => known.find((item) => item.id === one) ?? unknownItem(one));
  // The units of an edited order are already reserved, so the stock says nothing about them.
  const isReserved = origin?.request?.type === "order";
  const lines = quote.lines.map(({ difference, ...line }) => ({
    ...line,
    priceNote: difference && priceDifferenceText(difference),
    stock: isReserved ? null : line.stock,
  }));
  const { city, state } = address;
  return { ...quote, lines, missing, center: { id, name, city, state }, servicedStates };
}

/** An item whose name is not known any more. */
function unknownItem(id: string): CheckoutQuote["missing"][number] {
  return { id, name: CHECKOUT_TEXTS.unknownItem, substitutes: [] };
}

type Load = Awaited<ReturnType<PortalArgs["context"]["services"]["checkout"]["read"]>>;

/** The ways of delivery; with exclusivity, only to the states that the center serves. */
export function deliveryOf(
  { distributor }: PortalArgs,
  { deliveryInfo }: Load,
  { servicedStates }: { servicedStates: readonly string[] },
): CheckoutData["opening"]["delivery"] {
  const { shippingDistributor: ships, isToGetDeliveryInfo, onlyGetCityAndState } = deliveryInfo;
  const { unableDeliveryFob, invoiceRestriction, deliveryBlacklist } = deliveryInfo;
  return {
    ...{ ships, isToGetDeliveryInfo, onlyGetCityAndState, unableDeliveryFob, invoiceRestriction },
    deliveryBlacklist,
    servicedStates: distributor?.settings.distribution.exclusivity === true ? servicedStates : null,
  };
}

function buyerIdOf({ actor }: PortalArgs, cart: Cart): string | null {
  if (actor.kind === "user" && actor.type === "integrator") return actor.integrator?.id ?? null;
  return cart.integratorId;
}

/** The buyer before one is chosen. */
const NOBODY: IntegratorInfo = {
  ...{ companyName: "", email: "", cnpj: "", cpf: "", telephone: "", ie: "", role: "" },
  ...{ defaultDiscount: null, integratorAddress: null },
};

type Buyer = Awaited<ReturnType<PortalArgs["context"]["services"]["checkout"]["readBuyer"]>>;

function integratorInfoOf({
  companyName,
  defaultDiscount,
  integratorAddress,
  ...texts
}: Buyer): IntegratorInfo {
  return {
    ...{ companyName, defaultDiscount, integratorAddress },
    email: texts.email,
    cnpj: texts.cnpj ?? "",
    cpf: texts.cpf ?? "",
    telephone: texts.telephone ?? "",
    ie: texts.ie ?? "",
    role: texts.role ?? "",
  };
}
