import { DomainError } from "#domain/shared/errors.ts";
import { PLATFORM_ID } from "#worker/platform.ts";
import { setBlocked } from "#worker/repositories/platform/support-statements.ts";
import type { SupportUser } from "#worker/repositories/platform/support-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { endSessions } from "../access/end-sessions.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { getSupportUser, openDistributor } from "./open-distributor.ts";

/** Who is blocked or activated, and where. */
export interface SupportTarget {
  distributorId: string;
  userId: string;
}

/** Keeps somebody out: every session ends at once, and signing in is refused, also for an administrator.
 *  @throws DomainError NOT_FOUND, INVALID_TRANSITION for somebody who is blocked already, or erased */
export function createBlockUser(scope: Scope) {
  return (target: SupportTarget): Promise<SupportUser> => setBlockedOf(scope, target, true);
}

/** Lets somebody in again.
 *  @throws DomainError NOT_FOUND, INVALID_TRANSITION for somebody who is not blocked, or erased */
export function createActivateUser(scope: Scope) {
  return (target: SupportTarget): Promise<SupportUser> => setBlockedOf(scope, target, false);
}

/** The two logs lie in two databases: the distributor's is written with the change itself, the platform's after it. */
async function setBlockedOf(
  scope: Scope,
  { distributorId, userId }: SupportTarget,
  blocked: boolean,
): Promise<SupportUser> {
  const opened = await openDistributor(scope, distributorId);
  const found = await getSupportUser(opened, userId);
  const { tenant } = opened;
  const at = scope.now().toISOString();
  const event = blocked ? { event: "user.blocked" } : { event: "user.activated" };
  const entry = {
    ...event,
    entity: "user",
    entityId: userId,
    changes: { blocked: { from: !blocked, to: blocked } },
  };
  await tenant.database.writeBatch([
    ...setBlocked(distributorId, { userId, blocked, at, refusal: () => refusal(found, blocked) }),
    ...(blocked ? endSessions(distributorId, { userId, reason: "blocked", at }) : []),
    audit(scope, distributorId, entry),
  ]);
  if (blocked) publishSoon({ ...scope, tenant });
  await scope.directory.writeBatch([
    audit(scope, PLATFORM_ID, {
      ...entry,
      changes: { ...entry.changes, ...platformFacts(opened.listed, found) },
    }),
  ]);
  return { ...found, blocked };
}

/** Who and where, for the platform's log, which knows no distributor's people. */
export function platformFacts(listed: { name: string }, { name, surname }: SupportUser) {
  return {
    name: { from: null, to: `${name} ${surname}` },
    distributor: { from: null, to: listed.name },
  };
}

function refusal(found: SupportUser, blocked: boolean): DomainError {
  const from = found.erasedAt !== null ? "erased" : blocked ? "blocked" : "active";
  return new DomainError("INVALID_TRANSITION", { entity: "user", from, to: blocked ? "blocked" : "active" });
}
