import { redirect } from "@remix-run/cloudflare";
import { toFields } from "#domain/checkout/checkout-fields.ts";
import { purchaseStart } from "#domain/checkout/checkout-paths.ts";
import { type CheckoutOpening, type IntegratorInfo, openCheckout } from "#domain/checkout/checkout-state.ts";
import { restoreCheckout } from "#domain/checkout/restore-checkout.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import type { PurchaseType } from "#domain/requests/purchase-types.ts";
import type { SaleChoices } from "#domain/requests/sale-choices-schema.ts";
import type { CheckoutData, CheckoutQuote } from "#app/features/checkout/checkout-data.ts";
import { readAddressedCart } from "./checkout-cart.server.ts";
import { asRequested, readCheckoutOrigin, savedCheckoutOf } from "./checkout-origin.server.ts";
import type { PortalArgs } from "./page-loader.server.ts";

/** Everything that a checkout page is opened with.
 *  @throws Response back to where its items are chosen, while no center is */
export async function readCheckoutPage(args: PortalArgs, purchaseType: PurchaseType): Promise<CheckoutData> {
  const { context, request, distributor } = args;
  const itemsPath = purchaseStart(new URL(request.url).pathname.replace(/\.data$/, "")) ?? "/";
  const cart = await readAddressedCart(args, purchaseType);
  const integratorId = buyerIdOf(args, cart);
  const origin = await readCheckoutOrigin(args, cart);
  const [priced, load, buyer] = await Promise.all([
    quoteOf(args, cart, origin === null ? {} : { choices: origin.values.choices }).catch((error: unknown) => {
      // The page of the items asks for the center.
      if (context.describeRefusal(error)?.code === "CENTER_REQUIRED") throw redirect(itemsPath);
      throw error;
    }),
    context.services.checkout.read(purchaseType),
    integratorId === null ? null : context.services.checkout.readBuyer(integratorId),
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
  return {
    ...{ purchaseType, itemsPath, quote, opening },
    fields:
      origin === null
        ? {}
        : toFields(restoreCheckout(openCheckout(opening), savedCheckoutOf(origin, load.customForm))),
    request: origin?.request ?? null,
    forms: load.customForm,
    suggestedName: quote.lines[0]?.name ?? "",
    file: { enabled, required, label, help },
    daysToDeliver: distributor?.settings.delivery.daysToDeliver ?? 0,
    needsBuyer: integratorId === null,
    idempotencyKey: crypto.randomUUID(),
  };
}

/** What a cart comes to, as the page shows it. */
export async function quoteOf(
  { context }: PortalArgs,
  cart: Cart,
  {
    choices,
    freightId,
    type,
  }: { choices?: SaleChoices; freightId?: string | undefined; type?: "budget" | "order" } = {},
): Promise<CheckoutQuote & { servicedStates: readonly string[] }> {
  const { center, ...quote } = await context.services.sale.quote({
    cart,
    ...(choices === undefined ? {} : { choices }),
    freightId,
    ...(type === undefined ? {} : { type }),
  });
  const { id, address, servicedStates } = center;
  return { ...quote, center: { id, city: address.city, state: address.state }, servicedStates };
}

type Load = Awaited<ReturnType<PortalArgs["context"]["services"]["checkout"]["read"]>>;

/** How it can be sent: with exclusivity only where the center sells. */
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

/** Somebody who is yet to be chosen. */
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
