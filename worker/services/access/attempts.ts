import { DomainError } from "#domain/shared/errors.ts";
import { createSessionRepository } from "#worker/repositories/access/session-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { hashSecret } from "#worker/security/tokens.ts";

const WINDOW_MS = 15 * 60_000;
const PER_ADDRESS = 60;
/** Limit for one IP address, generous enough for several companies that register from one office. */
const REGISTRATIONS_PER_ADDRESS = 20;

/** Kinds of attempts, with their limit per login or account within a quarter of an hour. */
const LIMITS = {
  "sign-in": 10,
  "second-factor": 5,
  recovery: 3,
  verification: 3,
  register: 5,
  "confirm-password": 10,
  "error-report": 20,
  "approval-link": 30,
  "approval-answer": 10,
  "payment-proof": 20,
  "financing-ask": 10,
  charge: 20,
  "site-code": 5,
  "site-confirm": 10,
  "site-test": 20,
  "site-lead": 5,
} as const;
export type Attempt = keyof typeof LIMITS;

/** Key under which the attempts of one login are counted. */
export function attemptKey(attempt: Attempt, login: string): string {
  return `${attempt} login ${hashSecret(login)}`;
}

/** Counts an attempt before any expensive work: per login and per IP address, which outside production limits
 *  registrations only. A block lasts until the end of the window, which begins with the first attempt.
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
  const limits = [LIMITS[attempt], addressLimit(scope, attempt)];
  const full = counted.find(({ count }, index) => count > (limits[index] ?? 0));
  if (full !== undefined) {
    const retryAfterS = Math.ceil((full.startedAt + WINDOW_MS - now) / 1000);
    throw new DomainError("RATE_LIMITED", { retryAfterS });
  }
}

function addressLimit({ env }: Scope, attempt: Attempt): number {
  if (attempt === "register") return REGISTRATIONS_PER_ADDRESS;
  return env.ENVIRONMENT === "production" ? PER_ADDRESS : Number.POSITIVE_INFINITY;
}
