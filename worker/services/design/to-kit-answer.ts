import type { CompleteKit, DesignLine } from "#domain/design/complete-kit.ts";
import type { KitAnswer, KitLineAnswer } from "#domain/design/design-answer.ts";
import { totalOfLines } from "#domain/design/design-kits.ts";
import { dcAcRatio } from "#domain/kits/closed-kit-sale.ts";
import { powerOfParts } from "#domain/kits/kit-part.ts";
import { pricePerKwpCents } from "#domain/shared/money.ts";
import { availabilityAt, stockOutlook } from "#domain/stock/availability.ts";
import type { OpenDesign } from "./open-design.ts";

/** A kit as the buyer may see it, with prices and inventory only if permitted. */
export function toKitAnswer(kit: CompleteKit, open: OpenDesign): KitAnswer {
  const { view, place, today, priceOf } = open;
  const list = kit.lines.map(({ product: { part }, amount }) => ({ part, amount }));
  const powerW = powerOfParts(list);
  const acPowerW = list.reduce(
    (sum, { part: { sheet }, amount }) =>
      sheet?.type === "inverter" ? sum + sheet.electrical.acPowerW * amount : sum,
    0,
  );
  const prices = priceOf(kit.lines) ?? new Map<string, number>();
  const priceCents = totalOfLines(kit.lines, prices);
  const perKwp = powerW > 0 ? { pricePerKwpCents: pricePerKwpCents({ priceCents, powerW }) } : {};
  return {
    powerW,
    dcAcRatio: dcAcRatio({ dcPowerW: powerW, acPowerW }),
    ...(view.showsKitPrices ? { priceCents, ...perKwp } : {}),
    ...availabilityAt(
      place,
      kit.lines.map(({ product: { stock, isOnSale }, amount }) => ({ ...stock, isOnSale, amount })),
      today,
    ),
    findings: [...kit.check.findings],
    currentWarnings: [...kit.check.currentWarnings],
    strings: [...kit.check.strings],
    incompleteRules: [...kit.incompleteRules],
    products: kit.lines.map((line) => toLineAnswer(line, prices.get(line.product.part.productId), open)),
    removed: kit.removed.map((line) => toLineAnswer(line, undefined, open)),
  };
}

/** One product of a kit as the buyer may see it. */
export function toLineAnswer(
  { product, amount, recAmount, recAutomaticAmount, freeAmount }: DesignLine,
  priceCents: number | undefined,
  { view, place, today }: OpenDesign,
): KitLineAnswer {
  const { part, stock, isOnSale } = product;
  return {
    id: part.productId,
    productCode: part.productCode,
    name: part.name,
    manufacturer: part.manufacturer,
    type: part.type,
    ...{ amount, recAmount, recAutomaticAmount, freeAmount },
    ...(view.showsProductPrices && priceCents !== undefined ? { singlePriceCents: priceCents } : {}),
    ...(view.showsInventory ? { units: stockOutlook(place, { ...stock, isOnSale }, today) } : {}),
    ...availabilityAt(place, [{ ...stock, isOnSale, amount: Math.max(1, amount) }], today),
  };
}
