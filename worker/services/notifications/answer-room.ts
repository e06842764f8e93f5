import type { NotificationFilter } from "#domain/notifications/notification-list-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { openShard } from "#worker/db/shards.ts";
import { keepOut } from "#worker/identify.ts";
import { createAccessRepository } from "#worker/repositories/access/access-repository.ts";
import { createDirectoryRepository } from "#worker/repositories/platform/directory-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { readQuestioner } from "#worker/security/live-tokens.ts";
import { createListNotifications } from "./list-notifications.ts";

/** Lists notifications for a room in the name of a person: the same list as over HTTP, by the same rule. The person
 *  comes from the room's token; the request's host does not matter.
 *  @throws DomainError SIGNATURE_INVALID, INVALID_SESSION if the session has ended, NOT_FOUND, and the refusals of
 *    the list's own rule */
export function createListNotificationsForRoom(scope: Scope) {
  return async function listNotificationsForRoom(token: string | null, filter: NotificationFilter) {
    const { distributorId, userId, sessionId } = await readQuestioner(token, scope.env.LIVE_SECRET);
    const entry = await createDirectoryRepository(scope.directory).findDistributor({ id: distributorId });
    if (entry === null) throw new DomainError("NOT_FOUND", { entity: "distributor", id: distributorId });
    const database = openShard(scope.env, entry.shard, scope.use);
    const { distributor, actor } = await createAccessRepository(database, entry).readPerson({
      sessionId,
      userId,
      now: scope.now().toISOString(),
    });
    if (distributor === null)
      throw new DomainError("NOT_FOUND", { entity: "distributor", id: distributorId });
    if (actor === null) throw new DomainError("INVALID_SESSION", { reason: "unknown" });
    const asPerson: Scope = {
      ...scope,
      isWrite: false,
      tenant: { distributor, database },
      actor: keepOut(actor, distributor),
    };
    return createListNotifications(asPerson)(filter);
  };
}
