import { DomainError, isDomainError } from "#domain/shared/errors.ts";

const MAX_ATTEMPTS = 4;
const TIMEOUT_MS = 8_000;

/** A request's use of databases, for `Server-Timing` and the tests of what a call costs. */
export interface DatabaseUse {
  roundTrips: number;
  statements: number;
  durationMs: number;
}

/** The use of a request that has not asked yet. */
export function newDatabaseUse(): DatabaseUse {
  return { roundTrips: 0, statements: 0, durationMs: 0 };
}

/** The header `Server-Timing`: the time of the answer, and the use of databases in it. */
export function serverTiming(totalMs: number, { roundTrips, statements, durationMs }: DatabaseUse): string {
  const use = `${String(roundTrips)} round trips, ${String(statements)} statements`;
  return `total;dur=${totalMs.toFixed(1)}, db;dur=${durationMs.toFixed(1)};desc="${use}"`;
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
        const { status, text } = await fetchText(url, { method: "POST", headers, body });
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

/** Fetches a complete answer within the time limit. The limit ends with the answer, because a platform allows only so
 *  many at once; an `AbortController` for each costs a tenth of a small call. */
async function fetchText(url: string, request: RequestInit): Promise<Posted> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => {
      reject(new Error(`No answer in ${String(TIMEOUT_MS)} ms`));
    }, TIMEOUT_MS);
  });
  try {
    return await Promise.race([readAnswer(url, request), late]);
  } finally {
    clearTimeout(limit);
  }
}

async function readAnswer(url: string, request: RequestInit): Promise<Posted> {
  const response = await fetch(url, request);
  return { status: response.status, text: await response.text() };
}
