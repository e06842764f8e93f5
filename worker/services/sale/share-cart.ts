import type { AccessRule } from "#domain/access/may-access.ts";
import { ANY_BUYING_ACCESS } from "#domain/access/buying-access.ts";
import { CART_LINK_DAYS } from "#domain/requests/cart-link.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";
import { readCartLink, signCartLink } from "#worker/security/cart-link.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { createReadCart, createSaveCart } from "./carts.ts";
import { assertNamesLead } from "./lead-of-cart.ts";

/** Permission to share carts and to open shared ones. */
export const shareCartAccess: AccessRule = ANY_BUYING_ACCESS;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Shares a copy of a cart under an address that other people of the distributor can open, without a reference to the
 *  request it came from.
 *  @throws DomainError ACCESS_DENIED, INVALID_BODY for an empty one */
export function createShareCart(scope: Scope) {
  const save = createSaveCart(scope);
  return async function shareCart(content: Cart): Promise<{ id: string; url: string; expiresAt: string }> {
    const { distributor, actor } = authoriseUser(scope, shareCartAccess);
    assertNamesLead(actor, distributor, content);
    const { id } = await save({ ...content, origin: null, leadId: null, systemId: null, sizingId: null });
    const expiresAt = new Date(scope.now().getTime() + CART_LINK_DAYS * DAY_MS);
    const token = signCartLink(scope.env.SESSION_SECRET, {
      ...{ distributorId: distributor.id, cartId: id, expiresAt },
    });
    return { id, url: `${scope.origin}/carrinho/${token}`, expiresAt: expiresAt.toISOString() };
  };
}

/** Result of opening a shared cart's link. */
export type SharedCart =
  | { state: "open"; id: string; cart: Cart }
  | { state: "expired" | "invalid" | "notAllowed" };

/** Opens a shared cart, for people who may buy in its purchase type. */
export function createOpenSharedCart(scope: Scope) {
  const read = createReadCart(scope);
  return async function openSharedCart(token: string): Promise<SharedCart> {
    const { distributor } = authoriseUser(scope, shareCartAccess);
    const link = readCartLink(scope.env.SESSION_SECRET, {
      ...{ distributorId: distributor.id, token, now: scope.now() },
    });
    if (link.state !== "open") return link;
    try {
      const cart = await read(link.cartId);
      return { state: "open", id: link.cartId, cart };
    } catch (error) {
      // Old carts are deleted eventually.
      if (isDomainError(error, "NOT_FOUND")) return { state: "expired" };
      if (isDomainError(error, "ACCESS_DENIED")) return { state: "notAllowed" };
      throw error;
    }
  };
}
