import type { CompleteKit, DesignLine } from "#domain/design/complete-kit.ts";
import type { KitAnswer, KitLineAnswer } from "#domain/design/design-answer.ts";
import { totalOfLines } from "#domain/design/design-kits.ts";
import { dcAcRatio } from "#domain/kits/closed-kit-sale.ts";
import { powerOfParts } from "#domain/kits/kit-part.ts";
import { pricePerKwpCents } from "#domain/shared/money.ts";
import { availabilityAt, stockOutlook } from "#domain/stock/availability.ts";
import type { OpenDesign } from "./open-design.ts";
import type { SoldProduct } from "#worker/repositories/design/design-repository.ts";

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
  const differences = view.showsProductPrices ? open.differencesOf(kit.lines) : null;
  const perKwp = powerW > 0 ? { pricePerKwpCents: pricePerKwpCents({ priceCents, powerW }) } : {};
  return {
    powerW,
    photoUrl: photoOf(kit, open),
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
    products: kit.lines.map((line) => {
      const { productId } = line.product.part;
      const difference = differences?.get(productId);
      return { ...toLineAnswer(line, prices.get(productId), open), ...(difference ? { difference } : {}) };
    }),
    removed: kit.removed.map((line) => toLineAnswer(line, undefined, open)),
  };
}

/** Picture of the first module that has one. */
function photoOf({ lines }: CompleteKit, { catalogue }: OpenDesign): string | null {
  const products: ReadonlyMap<string, Pick<SoldProduct, "photoUrl">> = catalogue.products;
  const photos = lines.flatMap(({ product: { part } }) =>
    part.type === "module" ? [products.get(part.productId)?.photoUrl ?? null] : [],
  );
  return photos.find((url) => url !== null) ?? null;
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
