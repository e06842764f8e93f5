import type { WidgetActor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createSessionRepository } from "#worker/repositories/access/session-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";

const HOUR_MS = 3_600_000;

/** Counts what the sites of a key write, against the key's own limit.
 *  @throws DomainError RATE_LIMITED until the hour is over that began with the first of them */
export async function assertKeyRate(
  scope: Scope,
  { distributor, database }: Pick<Tenant, "distributor" | "database">,
  { keyId, hourlyLimit }: WidgetActor,
): Promise<void> {
  const now = scope.now().getTime();
  const sessions = createSessionRepository(database, distributor.id);
  const [counted] = await sessions.countAttempts([`widget key ${keyId}`], { now, windowMs: HOUR_MS });
  if (counted === undefined || counted.count <= hourlyLimit) return;
  throw new DomainError("RATE_LIMITED", {
    retryAfterS: Math.ceil((counted.startedAt + HOUR_MS - now) / 1000),
  });
}
