import type { ModifierTyped } from "./modifier-form-data.ts";

/** What the request's page answers about what it costs: a refusal with everything that was typed. */
export interface DiscountAnswer {
  kind: "modifier" | "requisition" | "drift";
  /** Of this answer alone. */
  key: string;
  typed: ModifierTyped | null;
  text: string;
  /** Codes of fields that are wrong. */
  errors: Partial<Record<"increase" | "decrease" | "reason" | "note", "number" | "tooLarge" | "missing">>;
  refusal: { title: string; description: string } | null;
  /** The person may ask for it instead. */
  mayAsk: boolean;
}

/** What was done, as the address says it. */
export const DISCOUNT_DONE = [
  "modified",
  "asked",
  "approved",
  "refused",
  "withdrawn",
  // Brought to today's prices: all of it, or all but a freight that nobody told.
  "repriced",
  "repricedUnanswered",
  "repricedNotOffered",
] as const;
export type DiscountDone = (typeof DISCOUNT_DONE)[number];
