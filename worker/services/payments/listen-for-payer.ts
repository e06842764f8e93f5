import { payerListener } from "#domain/live/audience.ts";
import { roomOf } from "#domain/live/rooms.ts";
import type { Scope } from "#worker/scope.ts";
import { signSocketToken } from "#worker/security/live-tokens.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { readForPayer } from "./read-payment.ts";

/** Where a payer's page hears that something of its order's money has changed. */
export interface PayerTicket {
  token: string;
  room: string;
  url: string;
}

/** Lets a payer's page listen to the room, for news of its order alone. The link is the protection, as for all of the page.
 *  @throws DomainError NOT_FOUND, also for a budget and a deleted order */
export function createListenForPayer(scope: Scope) {
  return async function listenForPayer(requestId: string): Promise<PayerTicket> {
    const { distributor } = tenantOf(scope);
    await readForPayer(scope, requestId);
    const userId = payerListener(requestId);
    const room = roomOf(distributor.id, userId, distributor.settings.live.rooms);
    const claims = {
      ...{ room, distributorId: distributor.id, userId, type: "payer" as const },
      ...{ name: "", sessionId: userId, roleId: null, integratorId: null },
      builtAt: scope.env.BUILD_VERSION,
    };
    const token = await signSocketToken(claims, scope.env.LIVE_SECRET);
    return { token, room, url: scope.env.PARTYKIT_PUBLIC_URL };
  };
}
