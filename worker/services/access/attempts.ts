import { DomainError } from "#domain/shared/errors.ts";
import { createSessionRepository } from "#worker/repositories/session-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { hashSecret } from "#worker/security/tokens.ts";

const WINDOW_MS = 15 * 60_000;
const PER_ADDRESS = 60;

/** What is tried, and how often within a quarter of an hour for one login or account. */
const LIMITS = {
  "sign-in": 10,
  "second-factor": 5,
  recovery: 3,
  verification: 3,
  register: 5,
  "confirm-password": 10,
  "error-report": 20,
} as const;
export type Attempt = keyof typeof LIMITS;

/** Under which attempts of one login are counted. */
export function attemptKey(attempt: Attempt, login: string): string {
  return `${attempt} login ${hashSecret(login)}`;
}

/** Counts an attempt before anything dear is done for it: by login, and, in production, by address. Nobody is locked
 *  out for longer than the window, which begins with its first attempt.
 *  @throws DomainError RATE_LIMITED */
export async function assertRate(
  scope: Scope,
  { distributor, database }: Tenant,
  attempt: Attempt,
  login: string,
): Promise<void> {
  const sessions = createSessionRepository(database, distributor.id);
  const keys = [attemptKey(attempt, login), `${attempt} address ${hashSecret(scope.clientAddress)}`];
  const now = scope.now().getTime();
  const counted = await sessions.countAttempts(keys, { now, windowMs: WINDOW_MS });
  const isProduction = scope.env.ENVIRONMENT === "production";
  const limits = [LIMITS[attempt], isProduction ? PER_ADDRESS : Number.POSITIVE_INFINITY];
  const full = counted.find(({ count }, index) => count > (limits[index] ?? 0));
  if (full !== undefined) {
    const retryAfterS = Math.ceil((full.startedAt + WINDOW_MS - now) / 1000);
    throw new DomainError("RATE_LIMITED", { retryAfterS });
  }
}
