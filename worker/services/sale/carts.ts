import { ANY_BUYING_ACCESS } from "#domain/access/buying-access.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createCartRepository, insertCart } from "#worker/repositories/sale/cart-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { hashBody } from "#worker/security/tokens.ts";
import { assertBuysSo } from "./assert-buys-so.ts";
import { assertNamesLead, withOwnLead } from "./lead-of-cart.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to save and open carts. */
export const cartAccess = ANY_BUYING_ACCESS;

/** Saves a cart, for the checkout or to be shared. The same cart of the same person keeps one id, so that a second
 *  press or a return finds it again. Its items are checked when it is priced.
 *  @throws DomainError ACCESS_DENIED, INVALID_BODY for an empty cart and for a wrong purchase type */
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

/** Reads a cart, for people of its distributor who may buy in its purchase type; it has neither prices nor personal
 *  data. Fields that only the distributor's people may set are left out for others, and the lead for people without the
 *  CRM.
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
