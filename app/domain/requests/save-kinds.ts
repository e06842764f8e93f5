/** How a version of a request came to be. */
export const SAVE_KINDS = [
  "created",
  "turned",
  "discountApproved",
  "renewed",
  "repriced",
  "freightEdited",
  "priceModified",
  "edited",
] as const;
export type SaveKind = (typeof SAVE_KINDS)[number];

/** Events of the log that a save writes, by what it was; an approval writes its own beside that of the price. */
const EVENTS: Readonly<Record<SaveKind, readonly string[]>> = {
  created: ["budget.created", "order.created"],
  turned: ["budget.turned"],
  discountApproved: ["discount.approved"],
  renewed: ["budget.renewed"],
  repriced: ["budget.repriced"],
  freightEdited: ["request.freight-edited"],
  priceModified: ["request.price-modified"],
  edited: ["budget.edited", "order.edited"],
};

/** How a version came to be, by what the log says of that instant; null where it says nothing.
 *  @example saveKindOf(["discount.approved", "request.price-modified"]) // "discountApproved" */
export function saveKindOf(events: readonly string[]): SaveKind | null {
  return SAVE_KINDS.find((kind) => EVENTS[kind].some((event) => events.includes(event))) ?? null;
}
