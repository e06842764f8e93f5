import { formatCents } from "./format.ts";
import { pricePerWpCents } from "./money.ts";

/** Price of a watt of a purchase for people; null without power.
 *  @example formatPerWp(1_234_567, 5_500) // "R$ 2,24 / Wp" */
export function formatPerWp(priceCents: number, powerW: number): string | null {
  return powerW > 0 ? `${formatCents(pricePerWpCents({ priceCents, powerW }))} / Wp` : null;
}
