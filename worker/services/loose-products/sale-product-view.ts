import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { maySeeStockAmounts } from "#domain/loose-products/shown-stock.ts";
import type { ProductPurchaseType } from "#domain/loose-products/sale-list.ts";
import type { SaleProduct } from "#domain/loose-products/sale-product-schema.ts";
import { filePath } from "#domain/files/file-path.ts";
import { toKitSheet } from "#domain/kits/kit-sheet.ts";
import { LINE_PRICE_KEYS, maySeePrice } from "#domain/pricing/price-display.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Cents } from "#domain/shared/money.ts";
import { availabilityAt, stockOutlook } from "#domain/stock/availability.ts";
import type { Center } from "#worker/repositories/centers/center-repository.ts";
import { toProduct } from "#worker/repositories/catalog/product-rows.ts";
import type { SaleWorld } from "#worker/repositories/loose-products/sale-product-repository.ts";
import type { SaleRow } from "#worker/repositories/sale/sale-rows.ts";
import type { Buyer } from "#worker/repositories/centers/selling-center.ts";
import { stockAt } from "#worker/repositories/stock/stock-by-center.ts";
import { assertCompany } from "../buyers/buyer-for.ts";

/** How a person sees the products for sale. */
export interface SaleView {
  centers: readonly Center[];
  center: Center;
  onlyCenterId: string | null;
  today: string;
  showsPrices: boolean;
  showsAmounts: boolean;
}

/** The selling center, and what the person may see while choosing.
 *  @throws DomainError CENTER_REQUIRED if no center sells, NOT_FOUND for another distributor's company */
export function openSaleView(
  { actor, distributor }: { actor: UserActor; distributor: Distributor },
  { purchaseType, buyer, today }: { purchaseType: ProductPurchaseType; buyer: Buyer; today: string },
  { centers, company }: Pick<SaleWorld, "centers" | "company">,
): SaleView {
  assertCompany(buyer.integratorId, company);
  const [center] = centers;
  if (center === undefined) throw new DomainError("CENTER_REQUIRED", {});
  const { priceDisplay } = distributor.settings;
  return {
    ...{ centers, center, today, onlyCenterId: buyer.chosenCenterId },
    showsPrices: maySeePrice(actor, priceDisplay, {
      key: LINE_PRICE_KEYS[purchaseType],
      moment: "selection",
    }),
    showsAmounts: maySeeStockAmounts(actor, purchaseType),
  };
}

/** A product as the person may see it.
 *  @param amount - units to check the availability of */
export function toSaleProduct(
  { product, priced, stocks }: SaleRow,
  view: SaleView,
  { priceCents, amount = 1 }: { priceCents: Cents; amount?: number },
): SaleProduct {
  const isOnSale = product.active && product.isToSell;
  const { centers, center: selling, onlyCenterId, today } = view;
  const stockOf = (center: Center) => ({ ...stockAt(stocks, center.id), isOnSale });
  const at = (center: Center) =>
    availabilityAt({ center, onlyCenterId }, [{ ...stockOf(center), amount }], today);
  const { values } = toProduct(product);
  return {
    id: product.id,
    productCode: product.productCode,
    name: product.name,
    manufacturer: product.manufacturer,
    model: product.model,
    type: product.type,
    category: product.categoryId === null ? null : { id: product.categoryId, name: priced.category },
    description: product.description,
    photoUrl: product.photoId === null ? null : filePath(product.photoId),
    datasheetUrl: product.datasheetId === null ? null : filePath(product.datasheetId),
    powerW: priced.powerW,
    weightKg: priced.weightKg,
    sheet: toKitSheet(product.type, values),
    ...(view.showsPrices ? { priceCents } : {}),
    ...at(selling),
    stocks: centers.map((center) => ({
      center: { id: center.id, name: center.name },
      ...(view.showsAmounts ? { units: stockOutlook({ center, onlyCenterId }, stockOf(center), today) } : {}),
      ...at(center),
    })),
  };
}
