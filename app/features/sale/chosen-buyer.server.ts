import type { BuyerCompany } from "#domain/integrators/buyer-company.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

/** For whom the distributor's people buy. */
export interface ChosenBuyer {
  /** Null while none is chosen. */
  chosen: BuyerCompany | null;
  /** Whether one is named that may not buy any more. */
  isGone: boolean;
  /** Whether it stays: a saved request is being changed. */
  isFixed: boolean;
}

/** The company that a purchase is for: that of the request that is changed, else the one of the address, else the cart's.
 *  @param asked - of the address; null or empty for none */
export function companyOf(
  cart: Pick<Cart, "origin" | "integratorId"> | null,
  asked: string | null,
): string | null {
  if (cart?.origin?.kind === "edit") return cart.integratorId;
  return asked === null || asked === "" ? (cart?.integratorId ?? null) : asked;
}

/** The company that somebody of the distributor buys for; null for an integrator, who buys for the own.
 *  @param cart - that is open
 *  @param asked - the company of the address */
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
