import type { UserActor } from "#domain/access/actor.ts";
import { ANY_BUYING_ACCESS } from "#domain/access/buying-access.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { lastClaimOf } from "#worker/repositories/sale/idempotency.ts";
import type { Scope } from "#worker/scope.ts";
import { hashBody } from "#worker/security/tokens.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Reads the idempotency key of a cart's next save. It is the same on every page with the cart until one of them saves,
 *  so that two pages save one request; afterwards it changes, since the same cart may be bought again. */
export function createReadSaveKey(scope: Scope) {
  return async function readSaveKey(cart: Cart): Promise<string> {
    const { database, distributor, actor } = authoriseUser(scope, ANY_BUYING_ACCESS);
    const key = `cart_${hashBody(cart)}_`;
    const savedAt = await lastClaimOf(database, distributor.id, claimKeyOf(actor, key));
    return `${key}${savedAt ?? "first"}`;
  };
}

/** Key of a claim for a person's save of a new request. */
export function claimKeyOf({ userId }: UserActor, key: string): string {
  return `request ${userId} ${key}`;
}
