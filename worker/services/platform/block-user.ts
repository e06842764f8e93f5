import { DomainError } from "#domain/shared/errors.ts";
import { PLATFORM_ID } from "#worker/platform.ts";
import { setBlocked } from "#worker/repositories/platform/support-statements.ts";
import type { SupportUser } from "#worker/repositories/platform/support-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { endSessions } from "../access/end-sessions.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { getSupportUser, openDistributor } from "./open-distributor.ts";

/** The user to block or activate, and their distributor. */
export interface SupportTarget {
  distributorId: string;
  userId: string;
}

/** Blocks a user, including an administrator: all sessions end at once, and signing in is refused.
 *  @throws DomainError NOT_FOUND, INVALID_TRANSITION for a blocked or erased user */
export function createBlockUser(scope: Scope) {
  return (target: SupportTarget): Promise<SupportUser> => setBlockedOf(scope, target, true);
}

/** Activates a blocked user.
 *  @throws DomainError NOT_FOUND, INVALID_TRANSITION for a user who is not blocked, or erased */
export function createActivateUser(scope: Scope) {
  return (target: SupportTarget): Promise<SupportUser> => setBlockedOf(scope, target, false);
}

/** The two logs are in two databases: the distributor's is written with the change, the platform's afterwards. */
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

/** User and distributor for the platform's log, which has no access to a distributor's users. */
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
