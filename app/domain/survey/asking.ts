const HOUR_MS = 3_600_000;
/** Minimum time between two invitations of the same person, answered or not. */
const ASKING_PAUSE_MS = 90 * 24 * HOUR_MS;
/** How long an open invitation is shown again. */
const OPEN_ASKING_MS = 24 * HOUR_MS;

/** The latest invitation of a person. */
export interface LastAsking {
  askedAt: string;
  answeredAt: string | null;
  postponedAt: string | null;
  /** Whether its survey is active. */
  isActive: boolean;
}

/** What to do when a person opens the portal: invite them now, show the open invitation again, or neither.
 *  @param hasSurvey - whether an active survey includes this type of user
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

/** An invitation after this instant prevents another one at `now`. */
export function askingCutoff(now: Date): string {
  return new Date(now.getTime() - ASKING_PAUSE_MS).toISOString();
}
