import type { AskedForm } from "#domain/custom-forms/custom-form.ts";
import type { CheckoutOpening } from "#domain/checkout/checkout-state.ts";
import type { Fields } from "#domain/checkout/fields.ts";
import type { FoldingStep } from "#domain/checkout/step-of-field.ts";
import type { CartInput } from "#domain/requests/cart-schema.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { EditingView } from "#domain/requests/editing-view.ts";
import type { QuotedLine, SaleQuote } from "#domain/requests/sale-quote.ts";

/** A line of the summary. */
export interface SummaryLine extends Pick<
  QuotedLine,
  "kind" | "id" | "name" | "powerW" | "amount" | "totalCents" | "stock"
> {
  /** Why a unit costs something else than alone; null for the same price. */
  priceNote: string | null;
}

/** An item that is no longer on sale, with its possible replacements, the best first. */
export interface MissingItem {
  id: string;
  name: string;
  substitutes: readonly { id: string; name: string; manufacturer: string }[];
}

/** What a cart comes to, as the checkout shows it. */
export interface CheckoutQuote extends Omit<SaleQuote, "lines"> {
  lines: readonly SummaryLine[];
  /** Items that are no longer on sale. */
  missing: readonly MissingItem[];
  center: { id: string; name: string; city: string; state: string };
}

/** The request that the checkout continues. */
export interface CheckoutRequest {
  id: string;
  type: "budget" | "order";
  code: string;
  version: number;
  /** Whether the request was bought in the distributor's shop. */
  ecommerce: boolean;
}

/** Data with which a checkout page opens. */
export interface CheckoutData {
  purchaseType: PurchaseType;
  /** Path where the items are chosen. */
  itemsPath: string;
  quote: CheckoutQuote;
  /** The cart to share. */
  cart: CartInput;
  opening: CheckoutOpening;
  forms: readonly AskedForm[];
  /** First values of the form's fields. */
  fields: Fields;
  request: CheckoutRequest | null;
  /** What the checkout continues, for the page's heading. */
  editing: EditingView | null;
  /** Name of the items, for a purchase without a customer. */
  suggestedName: string;
  /** The steps that are folded at first. */
  completeSteps: readonly FoldingStep[];
  file: { enabled: boolean; required: boolean; label: string; help: string };
  /** Whether the company of the person asks for its own number of each order. */
  isNumberRequired: boolean;
  /** What the person may still order; null without a limit, and where no order is made. */
  limitText: string | null;
  daysToDeliver: number;
  /** The distributor's note to all buyers; empty without one. */
  observation: string;
  /** Whether staff has yet to choose the company. */
  needsBuyer: boolean;
  /** Company with earlier customers to choose from; null without any. */
  customersOf: string | null;
  /** The same in all of the person's pages for one unsaved cart. */
  idempotencyKey: string;
}

export interface CheckoutRefusal {
  code: string;
  title: string;
  description: string;
  details: Readonly<Record<string, unknown>>;
}

/** The answer to a form that was not saved, or only requested its total. */
export interface CheckoutAnswer {
  fields: Fields;
  errors: Readonly<Record<string, string>>;
  refusal: CheckoutRefusal | null;
  quote: CheckoutQuote | null;
  /** The button that sent the form. */
  intent: string;
  /** Whether the server could not answer. */
  isUnanswered?: boolean;
}
