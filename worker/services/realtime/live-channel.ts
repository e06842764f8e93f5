import type { AccessRule } from "#domain/access/may-access.ts";
import { isInAudience } from "#domain/realtime/audience.ts";
import type { Delivery } from "#domain/realtime/messages.ts";
import { createOutboxRepository } from "#worker/repositories/outbox-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { signSocketToken } from "#worker/security/live-tokens.ts";
import { authoriseUser } from "../tenant-of.ts";

/** Everybody who is signed in at a distributor. */
export const signedInAccess: AccessRule = { types: ["admin", "staff", "integrator"], integrator: [] };

export interface LiveTicket {
  token: string;
  /** Room and address of the socket. */
  room: string;
  url: string;
  /** Sequence number that the portal's data is up to date with. */
  lastSeq: number;
}

/** A ticket for the live channel. */
export function createOpenLiveChannel(scope: Scope) {
  return async function openLiveChannel(): Promise<LiveTicket> {
    const { distributor, database, actor } = authoriseUser(scope, signedInAccess);
    const claims = {
      distributorId: distributor.id,
      userId: actor.userId,
      type: actor.type,
      integratorId: actor.integrator?.id ?? null,
    };
    const [token, lastSeq] = await Promise.all([
      signSocketToken(claims, scope.env.LIVE_SECRET),
      createOutboxRepository(database, distributor.id).findLastSeq(),
    ]);
    return { token, room: distributor.id, url: scope.env.PARTYKIT_PUBLIC_URL, lastSeq };
  };
}

/** Sequence number that what is read from now on is up to date with. */
export function createReadPosition(scope: Scope) {
  return async function readPosition(): Promise<number> {
    const { distributor, database } = authoriseUser(scope, signedInAccess);
    return createOutboxRepository(database, distributor.id).findLastSeq();
  };
}

/** What was announced after `seq` to the person who asks; `lastSeq` is where to go on. */
export function createListEvents(scope: Scope) {
  return async function listEvents(seq: number): Promise<{ events: Delivery[]; lastSeq: number }> {
    const { distributor, database, actor } = authoriseUser(scope, signedInAccess);
    const { events } = await createOutboxRepository(database, distributor.id).listAfter(seq);
    const person = { type: actor.type, integratorId: actor.integrator?.id ?? null };
    return {
      events: events
        .filter(({ audience }) => isInAudience(audience, person))
        .map((event) => ({ seq: event.seq, message: event.message })),
      lastSeq: events.at(-1)?.seq ?? seq,
    };
  };
}
