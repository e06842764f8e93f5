/** Days for which the spreadsheet of an import and its rows are kept. What is known of the import as a whole, and what
 *  it changed, stays. */
export const IMPORT_KEEP_DAYS = 90;

const DAY_MS = 86_400_000;

/** Instant before which a spreadsheet was sent that is not kept any more.
 *  @param now - instant in UTC
 *  @example importCutoff("2026-11-22T10:00:00.000Z") // "2026-08-24T10:00:00.000Z" */
export function importCutoff(now: string): string {
  return new Date(Date.parse(now) - IMPORT_KEEP_DAYS * DAY_MS).toISOString();
}

/** Whether the rows of an import are still kept; on its ninetieth day they are.
 *  @param createdAt - when the spreadsheet was sent, in UTC */
export function areImportRowsKept(createdAt: string, now: string): boolean {
  return createdAt >= importCutoff(now);
}
