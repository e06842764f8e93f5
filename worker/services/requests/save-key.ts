import type { UserActor } from "#domain/access/actor.ts";
import { ANY_BUYING_ACCESS } from "#domain/access/buying-access.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { lastClaimOf } from "#worker/repositories/sale/idempotency.ts";
import type { Scope } from "#worker/scope.ts";
import { hashBody } from "#worker/security/tokens.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** The key of a cart's next save: the same on every page that a person opens of it until it is saved, so that two of
 *  them save one request; another one from then on, since the same may well be bought again. */
export function createReadSaveKey(scope: Scope) {
  return async function readSaveKey(cart: Cart): Promise<string> {
    const { database, distributor, actor } = authoriseUser(scope, ANY_BUYING_ACCESS);
    const key = `cart_${hashBody(cart)}_`;
    const savedAt = await lastClaimOf(database, distributor.id, claimKeyOf(actor, key));
    return `${key}${savedAt ?? "first"}`;
  };
}

/** Under which key a person's save of a new request is claimed. */
export function claimKeyOf({ userId }: UserActor, key: string): string {
  return `request ${userId} ${key}`;
}
