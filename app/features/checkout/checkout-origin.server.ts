import { redirect } from "@remix-run/cloudflare";
import { CUSTOM_FORM_FIELD_TEXTS } from "#copy/custom-forms.ts";
import { type CheckoutEventType, isCheckoutEventType } from "#domain/checkout/checkout-event-type.ts";
import type { SavedCheckout } from "#domain/checkout/restore-checkout.ts";
import type { AskedForm } from "#domain/custom-forms/custom-form.ts";
import { typedAnswers } from "#domain/custom-forms/settle-forms.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { withoutFreight } from "#domain/requests/freight-unknown.ts";
import { editingOf, type EditingView } from "#domain/requests/editing-view.ts";
import type { SaleView } from "#domain/requests/sale-view.ts";
import { pathOfTurned } from "../requests/turned-before.server.ts";
import type { CheckoutQuote, CheckoutRequest } from "./checkout-data.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

type RequestOrigin = Awaited<ReturnType<PortalArgs["context"]["services"]["requests"]["readForEdit"]>>;

/** The request that a checkout continues, and to what end. */
export interface CheckoutOrigin {
  eventType: CheckoutEventType;
  /** The request that is changed; null when a copy of it is made. */
  request: CheckoutRequest | null;
  editing: EditingView;
  /** The request's newest version, which may be later than the cart's. */
  newestVersion: number;
  /** The request's center; null for a copy, which uses the current center. */
  centerId: string | null;
  values: RequestOrigin["values"];
  /** The modifier of the saved request, in relation to its subtotal. */
  standing: RequestOrigin["standing"];
}

/** The request that a cart's checkout continues; null for a new purchase.
 *  @throws Response redirect to the order that somebody else has made of the budget meanwhile
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, BUDGET_EXPIRED, INVALID_TRANSITION as for a save */
export async function readCheckoutOrigin(
  { context, request }: PortalArgs,
  { origin }: Cart,
): Promise<CheckoutOrigin | null> {
  if (origin === null || (origin.kind !== "edit" && origin.kind !== "duplicate")) return null;
  const event = new URL(request.url).searchParams.get("event");
  const asked = isCheckoutEventType(event) ? event : null;
  const { readForCopy, readForEdit, readForOrder } = context.services.requests;
  if (origin.kind === "duplicate") {
    const { values, standing, request: copied } = await readForCopy(origin.id);
    const { version: newestVersion } = copied;
    const editing = editingOf(copied, "copy");
    return {
      eventType: copied.type,
      request: null,
      editing,
      newestVersion,
      centerId: null,
      values,
      standing,
    };
  }
  const {
    values,
    standing,
    request: edited,
  } = await (asked === "budgetToOrder"
    ? readForOrder(origin.id).catch(async (error: unknown) => {
        const path = await pathOfTurned(context, origin.id, error);
        throw path === null ? error : redirect(path);
      })
    : readForEdit(origin.id));
  const { id, type, code, version, centerId, ecommerce } = edited;
  return {
    eventType: asked ?? type,
    request: { id, type, code, version: origin.version ?? version, ecommerce },
    editing: editingOf(edited, asked === null ? "edit" : "frozen"),
    newestVersion: version,
    ...{ centerId, values, standing },
  };
}

/** The saved values of the checkout, with answers as typed texts. */
export function savedCheckoutOf({ values }: CheckoutOrigin, forms: readonly AskedForm[]): SavedCheckout {
  const { yes, no } = CUSTOM_FORM_FIELD_TEXTS;
  const saved = values.customForms.map(({ customForm, answers }) => ({
    customForm,
    answers: Object.entries(answers).map(([key, value]) => ({ key, label: "", value: String(value) })),
  }));
  return { ...values, customForms: typedAnswers(forms, saved, { yes, no }) };
}

/** The sale under the terms of its request: fixed items keep their prices, and an edit keeps the request's type.
 *  @param way - another delivery chosen in the form, with its quoted freight */
export async function asRequested(
  { context }: PortalArgs,
  quote: CheckoutQuote,
  { eventType, request }: CheckoutOrigin,
  way: { additionalInfo: Record<string, unknown>; freightId: string | undefined } | null = null,
): Promise<CheckoutQuote> {
  if (request === null) return quote;
  const mayBecome = { budget: request.type === "budget", order: request.type === "order" };
  if (eventType === "budget" || eventType === "order") return { ...quote, mayBecome };
  const { requests } = context.services;
  const { content } = await requests.get(request.id);
  const lines = content.lines.map(({ itemId: id, kind, name, powerW, amount, totalCents }) => ({
    ...{ id, kind, name, powerW, amount, totalCents, priceNote: null },
    stock: quote.lines.find((line) => line.id === id)?.stock ?? null,
  }));
  const frozen = (sale: SaleView): SaleView => ({
    ...sale,
    totals: content.totals,
    isFreightKnown: true,
    payments: sale.payments.map((one) => ({
      ...one,
      ...{ downPaymentCents: null, installmentCents: null, totalCents: null },
    })),
  });
  const { CIF, FOB } = quote.sales;
  const stands = { ...quote, lines, missing: [], mayBecome };
  if (eventType === "budgetToOrder") return { ...stands, sales: { CIF: frozen(CIF), FOB: frozen(FOB) } };
  const freights = way?.freightId === undefined ? [] : [{ id: way.freightId }];
  const { delivery, totals } = content;
  const told =
    way === null
      ? { shippingType: delivery.shippingType, totals: delivery.isFreightKnown ? totals : null }
      : {
          shippingType: way.additionalInfo["shippingDistributor"],
          totals: await requests.previewFreight(request.id, { additionalInfo: way.additionalInfo, freights }),
        };
  const sent = (shippingType: "CIF" | "FOB"): SaleView => {
    const sale = frozen(quote.sales[shippingType]);
    if (told.shippingType !== shippingType || told.totals === null) return withoutFreight(sale);
    return { ...sale, totals: told.totals };
  };
  return { ...stands, sales: { CIF: sent("CIF"), FOB: sent("FOB") } };
}
