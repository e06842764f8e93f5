import type { ModifierTyped } from "./modifier-form-data.ts";

/** The answer of a request's page to its price forms: a refusal with the typed values. */
export interface DiscountAnswer {
  kind: "modifier" | "requisition" | "drift";
  /** Unique for each answer. */
  key: string;
  typed: ModifierTyped | null;
  text: string;
  /** Error codes by field. */
  errors: Partial<Record<"increase" | "decrease" | "reason" | "note", "number" | "tooLarge" | "missing">>;
  refusal: { title: string; description: string } | null;
  /** Whether the person may request a discount approval instead. */
  mayAsk: boolean;
}

/** What was done, as named in the address. */
export const DISCOUNT_DONE = [
  "modified",
  "asked",
  "approved",
  "refused",
  "withdrawn",
  // Updated to current prices, completely or except for the freight.
  "repriced",
  "repricedUnanswered",
  "repricedNotOffered",
] as const;
export type DiscountDone = (typeof DISCOUNT_DONE)[number];

/** Id of the place on the page at which the outcome of a decision is told, and to which it leads back. */
export const PRICES_PLACE = "valores";
