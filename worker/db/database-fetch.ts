import { DomainError, isDomainError } from "#domain/shared/errors.ts";

const MAX_ATTEMPTS = 4;
const TIMEOUT_MS = 8_000;

/** Counts a request's use of databases, for `Server-Timing` and the tests of round trips. */
export interface DatabaseUse {
  roundTrips: number;
  durationMs: number;
}

/** The complete answer of a database. */
export interface Posted {
  status: number;
  text: string;
}

/** Posts a text to a database. */
export type Post = (url: string, body: string) => Promise<Posted>;

/** Waits before another attempt: longer each time, with a random part. */
export function pauseBefore(attempt: number): Promise<void> {
  const delayMs = 20 * 2 ** attempt * (0.5 + Math.random());
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}

/** Creates the client's post; one post is one round trip. A 429 was refused before execution, so it is repeated (three
 *  times, with jitter). Every other failure is DATABASE_UNAVAILABLE, because a write may or may not have happened.
 *  @param use - counter of the request that the database works for */
export function createPost(authToken: string | null, use: DatabaseUse): Post {
  const headers = {
    "content-type": "application/json",
    ...(authToken === null ? {} : { authorization: `Bearer ${authToken}` }),
  };
  return async function post(url, body) {
    const startedAt = performance.now();
    try {
      for (let attempt = 1; ; attempt += 1) {
        use.roundTrips += 1;
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const response = await fetch(url, { method: "POST", headers, body, signal });
        const { status } = response;
        const text = await response.text();
        if (status !== 429 && status < 500) return { status, text };
        if (status !== 429 || attempt === MAX_ATTEMPTS) throw new DomainError("DATABASE_UNAVAILABLE", {});
        await pauseBefore(attempt);
      }
    } catch (cause) {
      if (isDomainError(cause)) throw cause;
      throw new DomainError("DATABASE_UNAVAILABLE", {}, { cause });
    } finally {
      use.durationMs += performance.now() - startedAt;
    }
  };
}
