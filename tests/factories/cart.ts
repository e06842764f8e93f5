import { CartSchema } from "#domain/requests/cart-schema.ts";
import type { CartInput } from "#domain/requests/cart-schema.ts";
import { insertCart } from "#worker/repositories/sale/cart-repository.ts";
import type { TestDistributor } from "./distributor.ts";

/** A cart of one closed kit as a buying page hands it over; valid by default. */
export function buildCart(changes: Partial<CartInput> = {}): CartInput {
  return { purchaseType: "closedKits", kits: [{ id: "kto_none", amount: 1 }], ...changes };
}

/** Stores a cart, bypassing the API. */
export async function createTestCart(
  owner: TestDistributor,
  changes: Partial<CartInput> = {},
): Promise<string> {
  const id = `crt_${crypto.randomUUID()}`;
  const content = CartSchema.parse(buildCart(changes));
  const createdAt = new Date().toISOString();
  await owner.database.writeBatch([insertCart(owner.id, { id, content, createdBy: "usr_any", createdAt })]);
  return id;
}
