/** Limit of entries in a manually ordered list. */
export const MAX_ORDERED_ENTRIES = 200;
/** Longest name of what is offered, of an entry's description, and of a code. */
export const MAX_NAME_LENGTH = 80;
export const MAX_DESCRIPTION_LENGTH = 500;
export const MAX_CODE_LENGTH = 40;
/** Highest price of an extra item or service: ten million reais. */
export const MAX_PRICE_CENTS = 1_000_000_000;

/** Places of extra items in the checkout.
 *  @source spec, extra item options */
export const EXTRA_ITEM_PLACES = ["beforeAdditionalData", "afterShipping"] as const;

/** Kinds of categories: structures of a roof, and others. */
export const CATEGORY_TYPES = ["structure", "others"] as const;
