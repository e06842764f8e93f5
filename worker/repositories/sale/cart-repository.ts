import { and, eq } from "drizzle-orm";
import { type Cart, CartSchema } from "#domain/requests/cart-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { upsertRow } from "#worker/db/row-writes.ts";
import { cart } from "#worker/db/schema/buying.ts";

/** Repository of one distributor's carts. */
export function createCartRepository(database: Database, distributorId: string) {
  return {
    /** Reads a cart.
     *  @throws DomainError NOT_FOUND, also for another distributor's */
    async getCart(id: string): Promise<Cart> {
      const [rows] = await database.readBatch([
        database.orm
          .select({ content: cart.content })
          .from(cart)
          .where(and(eq(cart.distributorId, distributorId), eq(cart.id, id))),
      ]);
      const [found] = rows;
      if (found === undefined) throw new DomainError("NOT_FOUND", { entity: "cart", id });
      return CartSchema.parse(found.content);
    },
  };
}

/** Inserts a cart. An existing one gets the current time instead. */
export function insertCart(
  distributorId: string,
  { id, content, createdBy, createdAt }: { id: string; content: Cart; createdBy: string; createdAt: string },
): WriteStatement {
  return upsertRow(
    cart,
    { distributorId, id, content, createdBy, createdAt },
    { key: ["distributorId", "id"], takes: ["createdAt"] },
  );
}
