/** What an imported file may be, at most. Sizes are counted while reading; what a file says of itself is not believed. */
export const IMPORT_LIMITS = {
  fileBytes: 10_000_000,
  /** Of a workbook, unpacked: all that is read of it together, and its table of texts, which stays in memory. */
  unpackedBytes: 80_000_000,
  textTableBytes: 16_000_000,
  entries: 1_000,
  rows: 50_000,
  columns: 120,
  cellLength: 5_000,
} as const;

/** Rows that are read, checked or applied in one step of the work. */
export const IMPORT_CHUNK_ROWS = 500;

/** Rows of a page of the preview. */
export const IMPORT_PAGE_ROWS = 50;
