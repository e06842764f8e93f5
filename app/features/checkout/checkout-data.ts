import type { AskedForm } from "#domain/custom-forms/custom-form.ts";
import type { CheckoutOpening } from "#domain/checkout/checkout-state.ts";
import type { Fields } from "#domain/checkout/fields.ts";
import type { CartInput } from "#domain/requests/cart-schema.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { EditingView } from "#domain/requests/editing-view.ts";
import type { QuotedLine, SaleQuote } from "#domain/requests/sale-quote.ts";

/** A line as the page shows it. */
export type SummaryLine = Pick<
  QuotedLine,
  "kind" | "id" | "name" | "powerW" | "amount" | "totalCents" | "stock"
>;

/** Something that was chosen and is not on sale any more, with what may take its place, the best first. */
export interface MissingItem {
  id: string;
  name: string;
  substitutes: readonly { id: string; name: string; manufacturer: string }[];
}

/** What the checkout shows of a sale that is being put together. */
export interface CheckoutQuote extends Omit<SaleQuote, "lines"> {
  lines: readonly SummaryLine[];
  /** Items that are not on sale any more. */
  missing: readonly MissingItem[];
  center: { id: string; name: string; city: string; state: string };
}

/** The request whose checkout it is, when it is not a new one. */
export interface CheckoutRequest {
  id: string;
  type: "budget" | "order";
  code: string;
  version: number;
  /** Whether it was bought in the distributor's shop. */
  ecommerce: boolean;
}

/** What a checkout page is opened with. */
export interface CheckoutData {
  purchaseType: PurchaseType;
  /** Where its items are chosen. */
  itemsPath: string;
  quote: CheckoutQuote;
  /** What is shared of it. */
  cart: CartInput;
  opening: CheckoutOpening;
  forms: readonly AskedForm[];
  /** What its fields hold at first. */
  fields: Fields;
  request: CheckoutRequest | null;
  /** What it goes on with, as the page says. */
  editing: EditingView | null;
  suggestedName: string;
  file: { enabled: boolean; required: boolean; label: string; help: string };
  daysToDeliver: number;
  /** What the distributor says to everybody who buys; empty for nothing. */
  observation: string;
  /** Whether the distributor's people have yet to say for whom they buy. */
  needsBuyer: boolean;
  /** Shared by all pages of the person on which the same cart is not saved yet. */
  idempotencyKey: string;
}

export interface CheckoutRefusal {
  code: string;
  title: string;
  description: string;
  details: Readonly<Record<string, unknown>>;
}

/** What a form was answered that could not be saved, or only asked for its total. */
export interface CheckoutAnswer {
  fields: Fields;
  errors: Readonly<Record<string, string>>;
  refusal: CheckoutRefusal | null;
  quote: CheckoutQuote | null;
  /** What it was to be saved as. */
  intent: string;
  /** Whether nobody could answer. */
  isUnanswered?: boolean;
}
