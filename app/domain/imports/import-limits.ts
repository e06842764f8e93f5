/** What an imported file may be, at most. Sizes are counted while reading; what a file says of itself is not believed. */
export const IMPORT_LIMITS = {
  fileBytes: 10_000_000,
  /** Of a workbook, unpacked: all that is read of it together, which is also how much text the rows of any file may hold,
   *  and its table of texts, which stays in memory. */
  unpackedBytes: 80_000_000,
  textTableBytes: 16_000_000,
  entries: 1_000,
  rows: 50_000,
  columns: 120,
  cellLength: 5_000,
  /** Characters of a row: a product's fields, each at its longest, are a twentieth of it. */
  rowLength: 100_000,
} as const;

export type ImportLimits = typeof IMPORT_LIMITS;

/** Rows that are read, checked or applied in one step of the work; fewer when they are so long that together they are
 *  above so many characters. */
export const IMPORT_CHUNK_ROWS = 500;
export const IMPORT_CHUNK_LENGTH = 500_000;

/** Rows of a page of the preview. */
export const IMPORT_PAGE_ROWS = 50;
