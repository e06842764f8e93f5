const HOUR_MS = 3_600_000;
/** Nobody is asked twice within this time, whatever became of the first asking. */
const ASKING_PAUSE_MS = 90 * 24 * HOUR_MS;
/** How long an asking that was neither answered nor postponed is shown again. */
const OPEN_ASKING_MS = 24 * HOUR_MS;

/** The last time that a person was asked. */
export interface LastAsking {
  askedAt: string;
  answeredAt: string | null;
  postponedAt: string | null;
  /** Whether its survey still asks. */
  isActive: boolean;
}

/** What to do when a person comes: ask now, show the open asking again, or leave the person alone.
 *  @param hasSurvey - whether a survey asks people of this type
 *  @param now - UTC instant */
export function decideAsking({
  hasSurvey,
  last,
  now,
}: {
  hasSurvey: boolean;
  last: LastAsking | null;
  now: string;
}): "ask" | "again" | "leave" {
  const elapsedMs = last === null ? Number.POSITIVE_INFINITY : Date.parse(now) - Date.parse(last.askedAt);
  if (elapsedMs >= ASKING_PAUSE_MS) return hasSurvey ? "ask" : "leave";
  const isOpen = last !== null && last.isActive && last.answeredAt === null && last.postponedAt === null;
  return isOpen && elapsedMs < OPEN_ASKING_MS ? "again" : "leave";
}

/** Askings after this instant forbid another one at `now`. */
export function askingCutoff(now: Date): string {
  return new Date(now.getTime() - ASKING_PAUSE_MS).toISOString();
}
