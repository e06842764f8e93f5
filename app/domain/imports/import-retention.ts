/** Days for which the spreadsheet of an import and its rows are kept. The import's summary and its changes stay. */
export const IMPORT_KEEP_DAYS = 90;

const DAY_MS = 86_400_000;

/** Spreadsheets uploaded before this instant are no longer kept.
 *  @param now - instant in UTC */
export function importCutoff(now: string): string {
  return new Date(Date.parse(now) - IMPORT_KEEP_DAYS * DAY_MS).toISOString();
}

/** Whether the rows of an import are still kept, as they are on its ninetieth day.
 *  @param createdAt - when the spreadsheet was uploaded, in UTC */
export function areImportRowsKept(createdAt: string, now: string): boolean {
  return createdAt >= importCutoff(now);
}
