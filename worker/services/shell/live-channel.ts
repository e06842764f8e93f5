import type { UserActor } from "#domain/access/actor.ts";
import { SIGNED_IN } from "#domain/access/may-access.ts";
import { isInAudience } from "#domain/live/audience.ts";
import type { Delivery, LiveClaims } from "#domain/live/messages.ts";
import { roomOf } from "#domain/live/rooms.ts";
import { createOutboxRepository } from "#worker/repositories/live/outbox-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { signSocketToken } from "#worker/security/live-tokens.ts";
import { askForSurvey } from "../survey/ask-for-survey.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

export interface LiveTicket {
  token: string;
  /** Room, and URL of the socket. */
  room: string;
  url: string;
  /** Sequence number of the state that the portal's data is read in. */
  lastSeq: number;
}

/** Opens the live channel with a ticket. It changes nothing, so it is allowed during a preview of a role. */
export function createOpenLiveChannel(scope: Scope) {
  return async function openLiveChannel(): Promise<LiveTicket> {
    const { distributor, database, actor } = authoriseUser({ ...scope, isWrite: false }, SIGNED_IN);
    const room = roomOf(distributor.id, actor.userId, distributor.settings.live.rooms);
    const claims = {
      room,
      distributorId: distributor.id,
      ...liveIdentity(actor),
      builtAt: scope.env.BUILD_VERSION,
    };
    const [token, lastSeq] = await Promise.all([
      signSocketToken(claims, scope.env.LIVE_SECRET),
      createOutboxRepository(database, distributor.id).findLastSeq(),
    ]);
    scope.defer(() => askForSurvey(scope));
    return { token, room, url: scope.env.PARTYKIT_PUBLIC_URL, lastSeq };
  };
}

/** Lists events after `seq` for the person; `lastSeq` is the number to continue from. */
export function createListEvents(scope: Scope) {
  return async function listEvents(seq: number): Promise<{ events: Delivery[]; lastSeq: number }> {
    const { distributor, database, actor } = authoriseUser(scope, SIGNED_IN);
    const { events } = await createOutboxRepository(database, distributor.id).listAfter(seq);
    const person = liveIdentity(actor);
    return {
      events: events
        .filter(({ audience }) => isInAudience(audience, person))
        .map((event) => ({ seq: event.seq, message: event.message })),
      lastSeq: events.at(-1)?.seq ?? seq,
    };
  };
}

/** The identity of the actor in the room. */
function liveIdentity(actor: UserActor): Omit<LiveClaims, "room" | "distributorId" | "builtAt"> {
  return {
    userId: actor.userId,
    name: `${actor.name} ${actor.surname}`.trim(),
    sessionId: actor.sessionId,
    type: actor.type,
    // A role applies only to its own type of user.
    roleId: actor.role?.type === actor.type ? actor.role.id : null,
    integratorId: actor.integrator?.id ?? null,
  };
}
