import { CUSTOM_FORM_FIELD_TEXTS } from "#copy/custom-forms.ts";
import { type CheckoutEventType, isCheckoutEventType } from "#domain/checkout/checkout-event-type.ts";
import type { SavedCheckout } from "#domain/checkout/restore-checkout.ts";
import type { AskedForm } from "#domain/custom-forms/custom-form.ts";
import { typedAnswers } from "#domain/custom-forms/settle-forms.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import type { SaleView } from "#domain/requests/sale-view.ts";
import type { CheckoutQuote, CheckoutRequest } from "#app/features/checkout/checkout-data.ts";
import type { PortalArgs } from "./page-loader.server.ts";

type RequestOrigin = Awaited<ReturnType<PortalArgs["context"]["services"]["requests"]["readForEdit"]>>;

/** The request that a checkout goes on with, and what for. */
export interface CheckoutOrigin {
  eventType: CheckoutEventType;
  /** The request that is changed; null for a copy of it. */
  request: CheckoutRequest | null;
  values: RequestOrigin["values"];
}

/** What a cart's checkout goes on with; null for a new purchase.
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
    const { values, request: copied } = await readForCopy(origin.id);
    return { eventType: copied.type, request: null, values };
  }
  const read = asked === "budgetToOrder" ? readForOrder : readForEdit;
  const { values, request: edited } = await read(origin.id);
  const { id, type, code, version } = edited;
  return {
    eventType: asked ?? type,
    request: { id, type, code, version: origin.version ?? version, isEcommerce: false },
    values,
  };
}

/** What its checkout was filled in with, with answers as they are typed. */
export function savedCheckoutOf({ values }: CheckoutOrigin, forms: readonly AskedForm[]): SavedCheckout {
  const { yes, no } = CUSTOM_FORM_FIELD_TEXTS;
  const saved = values.customForms.map(({ customForm, answers }) => ({
    customForm,
    answers: Object.entries(answers).map(([key, value]) => ({ key, label: "", value: String(value) })),
  }));
  return { ...values, customForms: typedAnswers(forms, saved, { yes, no }) };
}

/** A sale as its request has it: what stands is not priced anew, and an edit stays what it is. */
export async function asRequested(
  { context }: PortalArgs,
  quote: CheckoutQuote,
  { eventType, request }: CheckoutOrigin,
): Promise<CheckoutQuote> {
  if (request === null) return quote;
  const mayBecome = { budget: request.type === "budget", order: request.type === "order" };
  if (eventType === "budget" || eventType === "order") return { ...quote, mayBecome };
  const { content } = await context.services.requests.get(request.id);
  const frozen = (sale: SaleView): SaleView => ({
    ...sale,
    totals: content.totals,
    isFreightKnown: true,
    payments: sale.payments.map((one) => ({ ...one, installmentCents: null, totalCents: null })),
  });
  return { ...quote, mayBecome, sales: { CIF: frozen(quote.sales.CIF), FOB: frozen(quote.sales.FOB) } };
}
