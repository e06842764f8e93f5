/** Number of attempts before an e-mail is given up. */
export const MAX_EMAIL_ATTEMPTS = 8;

const FIRST_PAUSE_MS = 60_000;

/** The state of an e-mail after a failed attempt: number of attempts, and the time of the next one. Pauses double from
 *  one to 64 minutes, about two hours in all, well within the day for which a provider recognises a repeated message.
 *  @param attempts - attempts before this one
 *  @param retryable - false gives the e-mail up at once
 *  @example nextEmailAttempt({ attempts: 1, retryable: true, nowMs: 0 }) // { attempts: 2, nextAttemptMs: 120_000 } */
export function nextEmailAttempt({
  attempts,
  retryable,
  nowMs,
}: {
  attempts: number;
  retryable: boolean;
  nowMs: number;
}): { attempts: number; nextAttemptMs: number } {
  return {
    attempts: retryable ? attempts + 1 : MAX_EMAIL_ATTEMPTS,
    nextAttemptMs: nowMs + FIRST_PAUSE_MS * 2 ** attempts,
  };
}
