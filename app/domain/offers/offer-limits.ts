/** Entries of a list that people put in order by hand, at most. */
export const MAX_ORDERED_ENTRIES = 200;
/** Longest name of what is offered, of an entry's description, and of a code. */
export const MAX_NAME_LENGTH = 80;
export const MAX_DESCRIPTION_LENGTH = 500;
export const MAX_CODE_LENGTH = 40;
/** Dearest extra item or service: ten million reais. */
export const MAX_PRICE_CENTS = 1_000_000_000;

/** Where an extra item is offered in the checkout.
 *  @source spec, extra item options */
export const EXTRA_ITEM_PLACES = ["beforeAdditionalData", "afterShipping"] as const;

/** Kinds of category: the structures of a roof, or everything else. */
export const CATEGORY_TYPES = ["structure", "others"] as const;
