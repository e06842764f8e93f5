import type { Cart, CartOrigin } from "./cart-schema.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { RequestContent } from "./request-content-schema.ts";

/** The facts of a saved request that its cart is made of. */
export interface RequestOfCart {
  id: string;
  version: number;
  purchaseType: PurchaseType;
  integratorId: string;
  leadId: string | null;
  systemId: string | null;
  sizingId: string | null;
}

/** The cart of a saved request, as a buying page would hand it to the checkout. An amount that came from a
 *  recommendation still follows the rules.
 *  @param kind - the purpose of the cart */
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

/** A cart with some items replaced. Items without a replacement are left out. Units that become the same item are
 *  merged into one line, which counts as a person's choice.
 *  @param substitutes - id of the replacing item, by id of the replaced one */
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

/** Removes strings with a missing inverter or module, so that they are laid out again. */
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
