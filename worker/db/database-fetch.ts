import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import { sendKept } from "./kept-streams.ts";

const MAX_ATTEMPTS = 4;
const TIMEOUT_MS = 8_000;

/** Counts what one request asked of databases, for `Server-Timing` and the tests of round trips. */
export interface DatabaseUse {
  roundTrips: number;
  durationMs: number;
}

/** Waits a little, longer with each attempt, and not as long as others do. */
export function pauseBefore(attempt: number): Promise<void> {
  const delayMs = 20 * 2 ** attempt * (0.5 + Math.random());
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}

/** `fetch` for the database client: one HTTP request is one round trip. A 429 was refused before execution, so it
 *  is repeated (three times, with jitter); whatever else keeps the database from answering is
 *  DATABASE_UNAVAILABLE, because a write may or may not have happened. */
export function createDatabaseFetch(use: DatabaseUse): typeof fetch {
  return async function databaseFetch(input, init) {
    const startedAt = performance.now();
    const { url, method, headers, body } = await readRequest(new Request(input, init));
    const send = async (where: string, what: string): Promise<Response> => {
      for (let attempt = 1; ; attempt += 1) {
        use.roundTrips += 1;
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const response = await fetch(where, { method, headers, body: what, signal });
        if (response.status !== 429 && response.status < 500) return response;
        await response.body?.cancel();
        if (response.status !== 429 || attempt === MAX_ATTEMPTS) {
          throw new DomainError("DATABASE_UNAVAILABLE", {});
        }
        await pauseBefore(attempt);
      }
    };
    try {
      return await sendKept({ url, body, key: `${url} ${headers["authorization"] ?? ""}` }, send);
    } catch (cause) {
      if (isDomainError(cause)) throw cause;
      throw new DomainError("DATABASE_UNAVAILABLE", {}, { cause });
    } finally {
      use.durationMs += performance.now() - startedAt;
    }
  };
}

/** The request as plain parts, so that it can be sent again. */
async function readRequest(request: Request) {
  const { url, method } = request;
  return { url, method, headers: Object.fromEntries(request.headers), body: await request.text() };
}
