import type { PriceDifference } from "#domain/pricing/price-difference.ts";
import { formatCents, formatNumber } from "#domain/shared/format.ts";
import { fill } from "#copy/shared/fill.ts";

const PRICE_DIFFERENCE_TEXTS = {
  quantity: "Preço a partir de {from} un. do item; 1 un. sai por {alone}.",
  orderPower: "Preço a partir de {from} kWp no pedido; 1 un. sai por {alone}.",
  several: "Preço a partir de {units} un. do item e {power} kWp no pedido; 1 un. sai por {alone}.",
  purchase: "Preço para este conjunto; 1 un. sozinha sai por {alone}.",
} as const;

/** Why the price beside it is not the one of the list. */
export function priceDifferenceText({ alonePriceCents, breaks }: PriceDifference): string {
  const alone = formatCents(alonePriceCents);
  const of = (wanted: "quantity" | "orderPower") => breaks.find(({ basis }) => basis === wanted)?.from;
  const [units, power] = [of("quantity"), of("orderPower")];
  if (units !== undefined && power !== undefined) {
    const filling = { units: formatNumber(units), power: formatNumber(power), alone };
    return fill(PRICE_DIFFERENCE_TEXTS.several, filling);
  }
  if (units !== undefined) return fill(PRICE_DIFFERENCE_TEXTS.quantity, { from: formatNumber(units), alone });
  if (power !== undefined)
    return fill(PRICE_DIFFERENCE_TEXTS.orderPower, { from: formatNumber(power), alone });
  return fill(PRICE_DIFFERENCE_TEXTS.purchase, { alone });
}
