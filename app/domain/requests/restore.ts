/** Days for which a deleted budget or order can be restored. */
const RESTORE_DAYS = 30;

const RESTORE_MS = RESTORE_DAYS * 86_400_000;

/** The instant since which what was deleted can be restored. */
export function restorableSince(now: Date): string {
  return new Date(now.getTime() - RESTORE_MS).toISOString();
}

/** The instant until which a deleted request can be restored. */
export function restorableUntil(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + RESTORE_MS).toISOString();
}

/** Whether a deleted request can still be restored. */
export function isRestorable(deletedAt: string, now: Date): boolean {
  return deletedAt >= restorableSince(now);
}
