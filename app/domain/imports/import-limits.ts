/** Limits of an imported file. Sizes are measured while reading; sizes stated in the file are not trusted. */
export const IMPORT_LIMITS = {
  fileBytes: 10_000_000,
  /** Decompressed size of a workbook. It also limits the text of all rows of any file, and the table of texts in
   *  memory. */
  unpackedBytes: 80_000_000,
  textTableBytes: 16_000_000,
  entries: 1_000,
  rows: 50_000,
  columns: 120,
  cellLength: 5_000,
  /** Characters of a row, about twenty times the longest possible product. */
  rowLength: 100_000,
} as const;

export type ImportLimits = typeof IMPORT_LIMITS;

/** Limit of rows read, checked or applied in one step; fewer if together they exceed the limit of characters. */
export const IMPORT_CHUNK_ROWS = 500;
export const IMPORT_CHUNK_LENGTH = 500_000;

/** Rows on a page of the preview. */
export const IMPORT_PAGE_ROWS = 50;
