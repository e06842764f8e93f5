import { describeDevice } from "#domain/access/describe-device.ts";
import { MasqueradeSchema } from "#domain/access/masquerade-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { createSessionRepository } from "#worker/repositories/access/session-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { endSessions } from "../access/end-sessions.ts";
import { audit } from "../audit/audit.ts";
import { authoriseSelf, authoriseSelfInPerson } from "#worker/services/shared/authorise.ts";
import { sendNewsSoon } from "../access/send-news.ts";

const Masquerade = MasqueradeSchema.nullable().catch(null);

/** Lists the person's sessions: the current one first, then by last use. */
export function createListOwnSessions(scope: Scope) {
  return async function listOwnSessions() {
    const { distributor, database, actor } = authoriseSelf(scope);
    const sessions = createSessionRepository(database, distributor.id);
    const found = await sessions.listSessions(actor.userId, scope.now().toISOString());
    const items = found.map(({ userAgent, masquerade, ...session }) => ({
      ...session,
      device: describeDevice(userAgent),
      isCurrent: session.id === actor.sessionId,
      supportBy: Masquerade.parse(masquerade)?.operatorName ?? null,
    }));
    return { items: items.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) };
  };
}

/** Ends one of the person's sessions.
 *  @throws DomainError NOT_FOUND, also for another person's session and for one that has ended */
export function createEndOwnSession(scope: Scope) {
  return async function endOwnSession(sessionId: string): Promise<void> {
    const own = authoriseSelfInPerson(scope);
    const { distributor, database, actor } = own;
    const [revocation, ...events] = endSessions(distributor.id, {
      userId: actor.userId,
      only: sessionId,
      reason: "revoked",
      at: scope.now().toISOString(),
    });
    if (!revocation) return;
    await database.writeBatch([
      revocation,
      assertChanged(
        "ALREADY_DONE",
        1,
        () => new DomainError("NOT_FOUND", { entity: "session", id: sessionId }),
      ),
      ...events,
      audit(scope, distributor.id, { event: "session.revoked", entity: "session", entityId: sessionId }),
    ]);
    sendNewsSoon(scope, own);
  };
}

/** Ends all of the person's sessions except the current one. */
export function createEndOtherSessions(scope: Scope) {
  return async function endOtherSessions(): Promise<void> {
    const own = authoriseSelfInPerson(scope);
    const { distributor, database, actor } = own;
    const { userId, sessionId } = actor;
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...endSessions(distributor.id, { userId, except: sessionId, reason: "revoked", at }),
      audit(scope, distributor.id, { event: "session.others-revoked", entity: "user", entityId: userId }),
    ]);
    sendNewsSoon(scope, own);
  };
}
