import { platformTenant } from "#worker/platform.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { endSessions } from "./end-sessions.ts";

/** Ends the person's session, also that of a barred person. Without a session it does nothing. */
export function createSignOut(scope: Scope) {
  return async function signOut(): Promise<void> {
    const actor = scope.actor.kind === "barred" ? scope.actor.user : scope.actor;
    if (actor.kind !== "user" && actor.kind !== "platform") return;
    const tenant = actor.kind === "platform" ? platformTenant(scope) : scope.tenant;
    if (tenant === null) return;
    const { distributor, database } = tenant;
    const { userId, sessionId } = actor;
    await database.writeBatch([
      ...endSessions(distributor.id, {
        userId,
        only: sessionId,
        reason: "signedOut",
        at: scope.now().toISOString(),
      }),
      audit(scope, distributor.id, { event: "session.closed", entity: "session", entityId: sessionId }),
    ]);
    if (actor.kind === "user") publishSoon(scope);
  };
}
