/** Limit of characters in a sheet pasted into a field. */
export const MAX_SHEET_LENGTH = 2_000_000;
