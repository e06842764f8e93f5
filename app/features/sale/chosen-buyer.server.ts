import type { BuyerCompany } from "#domain/integrators/buyer-company.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

/** The company that staff buys for. */
export interface ChosenBuyer {
  /** Null until one is chosen. */
  chosen: BuyerCompany | null;
  /** Whether the address names a company that may no longer buy. */
  isGone: boolean;
  /** Whether the company is fixed, since a saved request is being changed. */
  isFixed: boolean;
}

/** Id of the company that a purchase is for: that of the changed request, else the address's, else the cart's.
 *  @param asked - from the address; null or empty without one */
export function companyOf(
  cart: Pick<Cart, "origin" | "integratorId"> | null,
  asked: string | null,
): string | null {
  if (cart?.origin?.kind === "edit") return cart.integratorId;
  return asked === null || asked === "" ? (cart?.integratorId ?? null) : asked;
}

/** The company that a person of the distributor buys for; null for integrators, who buy for their own.
 *  @param cart - the open cart
 *  @param asked - the company in the address */
export async function readChosenBuyer(
  { actor, context: { services, describeRefusal } }: PortalArgs,
  cart: Pick<Cart, "origin" | "integratorId"> | null,
  asked: string | null,
): Promise<ChosenBuyer | null> {
  if (actor.type === "integrator") return null;
  const id = companyOf(cart, asked);
  const isFixed = cart?.origin?.kind === "edit";
  if (id === null) return { chosen: null, isGone: false, isFixed: false };
  try {
    return { chosen: await services.buyers.get(id), isGone: false, isFixed };
  } catch (error) {
    if (describeRefusal(error)?.code !== "NOT_FOUND") throw error;
    return { chosen: null, isGone: true, isFixed: false };
  }
}
