/** Days for which a deleted budget or order can be restored. */
export const RESTORE_DAYS = 30;

const DAY_MS = 86_400_000;

/** The instant since which what was deleted can be restored. */
export function restorableSince(now: Date): string {
  return new Date(now.getTime() - RESTORE_DAYS * DAY_MS).toISOString();
}

/** Whether a deleted request can still be restored. */
export function isRestorable(deletedAt: string, now: Date): boolean {
  return deletedAt >= restorableSince(now);
}
