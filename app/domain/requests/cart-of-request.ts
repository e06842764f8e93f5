import type { Cart, CartOrigin } from "./cart-schema.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { RequestContent } from "./request-content-schema.ts";

/** A saved request as far as its cart goes. */
export interface RequestOfCart {
  id: string;
  version: number;
  purchaseType: PurchaseType;
  integratorId: string;
  leadId: string | null;
  systemId: string | null;
  sizingId: string | null;
}

/** What a buying page would have handed to the checkout for what a request is made of. A line's amount that a
 *  recommendation put in still follows the rules.
 *  @param kind - what the cart is taken for */
export function cartOfRequest(
  { id, version, purchaseType, integratorId, leadId, systemId, sizingId }: RequestOfCart,
  { lines, mounting }: Pick<RequestContent, "lines" | "mounting">,
  kind: Exclude<CartOrigin["kind"], "share">,
): Cart {
  return {
    ...{ purchaseType, integratorId, leadId, systemId, sizingId },
    kits: lines.filter((line) => line.kind === "kit").map(({ itemId, amount }) => ({ id: itemId, amount })),
    products: lines
      .filter((line) => line.kind === "product")
      .map(({ itemId, amount, recAutomaticAmount }) => ({ id: itemId, amount, recAutomaticAmount })),
    mounting: mounting && withoutName(mounting),
    origin: { kind, id, version },
  };
}

/** A cart in which other items stand for some; those without one are left out. Units of the same item become one line,
 *  which is somebody's choice.
 *  @param substitutes - id of the item that takes the place of another, by the other's id */
export function replaceInCart(
  cart: Cart,
  missing: readonly string[],
  substitutes: Readonly<Record<string, string>>,
): Cart {
  const products = new Map(
    cart.products.filter(({ id }) => !missing.includes(id)).map((line) => [line.id, line]),
  );
  for (const { id, amount } of cart.products.filter((line) => missing.includes(line.id))) {
    const substitute = substitutes[id];
    if (substitute === undefined) continue;
    const before = products.get(substitute)?.amount ?? 0;
    products.set(substitute, { id: substitute, amount: before + amount, recAutomaticAmount: 0 });
  }
  return {
    ...cart,
    kits: cart.kits.filter(({ id }) => !missing.includes(id)),
    products: [...products.values()],
    mounting: cart.mounting && keepLaidOut(cart.mounting, missing),
  };
}

/** Strings of what is gone are laid out anew. */
function keepLaidOut(mounting: NonNullable<Cart["mounting"]>, missing: readonly string[]) {
  const strings = mounting.strings.filter(
    ({ inverterId, moduleId }) => !missing.includes(inverterId) && !missing.includes(moduleId),
  );
  return { ...mounting, strings };
}

function withoutName({
  structureName: _name,
  ...mounting
}: NonNullable<RequestContent["mounting"]>): NonNullable<Cart["mounting"]> {
  return mounting;
}
