import { ANY_BUYING_ACCESS } from "#domain/access/buying-access.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createCartRepository, insertCart } from "#worker/repositories/sale/cart-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { hashBody } from "#worker/security/tokens.ts";
import { assertBuysSo } from "./assert-buys-so.ts";
import { assertNamesLead, withOwnLead } from "./lead-of-cart.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Who puts carts together and opens them. */
export const cartAccess = ANY_BUYING_ACCESS;

/** Keeps what somebody put together, for the checkout or to be shared. The same cart of the same person is one, under one
 *  id: pressed twice, or come back to, it finds what the device keeps of it. Whether its items are on sale is asked when
 *  it is priced.
 *  @throws DomainError ACCESS_DENIED, INVALID_BODY for an empty one, and one that is called what it is not */
export function createSaveCart(scope: Scope) {
  return async function saveCart(content: Cart): Promise<{ id: string }> {
    const { distributor, database, actor } = authoriseUser(scope, cartAccess);
    assertBuysSo(actor, distributor, content);
    assertNamesLead(actor, distributor, content);
    if (content.kits.length + content.products.length === 0) {
      const issue = { field: "products", code: "REQUIRED", message: "Required" };
      throw new DomainError("INVALID_BODY", { issues: [issue] });
    }
    const createdAt = scope.now().toISOString();
    const own = actor.type === "integrator" ? { ...content, integratorId: null } : content;
    const id = `crt_${hashBody({ userId: actor.userId, ...own })}`;
    await database.writeBatch([
      insertCart(distributor.id, { id, content: own, createdBy: actor.userId, createdAt }),
    ]);
    return { id };
  };
}

/** A cart, for whoever of its distributor may buy so: it holds no prices and nobody's data. What only the distributor's
 *  people choose is left out for others, and its lead for who has no CRM.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED */
export function createReadCart(scope: Scope) {
  return async function readCart(id: string): Promise<Cart> {
    const { distributor, database, actor } = authoriseUser(scope, cartAccess);
    const cart = await createCartRepository(database, distributor.id).getCart(id);
    assertBuysSo(actor, distributor, cart);
    const own = withOwnLead(actor, distributor, cart);
    return actor.type === "integrator" ? { ...own, integratorId: null } : own;
  };
}
