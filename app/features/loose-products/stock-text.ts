import { fill } from "#copy/fill.ts";
import { AVAILABILITY_TEXTS, STOCK_LINE_TEXTS } from "#copy/loose-products.ts";
import type { SaleProduct } from "#domain/catalog/sale-product-schema.ts";
import { formatDay, formatNumber } from "#domain/shared/format.ts";

type Stock = Pick<SaleProduct, "availability" | "futureStockDate">;

/** How a list says whether something is there, or when. */
export function stockText({ availability, futureStockDate }: Stock): string {
  if (availability !== "arriving" || futureStockDate === null) return AVAILABILITY_TEXTS[availability];
  return fill(STOCK_LINE_TEXTS.arrivesOn, { day: formatDay(futureStockDate) });
}

/** Look of the chip that says it. */
export function stockTone({ availability }: Stock): "ok" | "warn" | "danger" {
  if (availability === "inStock") return "ok";
  return availability === "arriving" ? "warn" : "danger";
}

/** What a line of the cart has to say of its stock; null where there is enough in hand.
 *  @param center - name of the center that sells */
export function lineStockText(
  { availability, futureStockDate, stocks }: Stock & Pick<SaleProduct, "stocks">,
  { amount, center }: { amount: number; center: string },
): string | null {
  if (availability === "inStock") return null;
  const count = formatNumber(amount);
  if (availability === "arriving") {
    if (futureStockDate !== null) {
      return fill(STOCK_LINE_TEXTS.late, { amount: count, day: formatDay(futureStockDate) });
    }
    if (amount === 1) return STOCK_LINE_TEXTS.lateUnknownOne;
    return fill(STOCK_LINE_TEXTS.lateUnknown, { amount: count });
  }
  const other = stocks.find((one) => one.availability === "inStock");
  return other === undefined
    ? fill(STOCK_LINE_TEXTS.short, { amount: count, center })
    : fill(STOCK_LINE_TEXTS.shortElsewhere, { amount: count, center, others: other.center.name });
}
