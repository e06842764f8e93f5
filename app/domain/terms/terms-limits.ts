/** Limits of characters. */
export const MAX_TERMS_TITLE = 120;
export const MAX_TERMS_TEXT = 40_000;
