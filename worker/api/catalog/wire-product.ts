import { toWire, type WireProduct } from "#domain/catalog/product-wire-schema.ts";
import { filePath } from "#domain/files/file-path.ts";
import { centsToReais } from "#domain/shared/money.ts";
import type { ProductDetails } from "#worker/repositories/catalog/product-repository.ts";

/** A product as programs get it. */
export function toWireProduct(product: ProductDetails): WireProduct {
  const { id, version, photoId, datasheetId, category, stock, createdAt, updatedAt } = product;
  const arriving = stock.filter(({ conditional }) => conditional > 0);
  const lastDay = arriving.flatMap(({ futureStockDate: day }) => (day === null ? [] : [day])).sort();
  const seller = stock.find(({ available }) => available > 0) ?? stock[0];
  return {
    ...toWire(product),
    ...{ id, version, category, stock, createdAt },
    photo: photoId === null ? null : filePath(photoId),
    datasheet: datasheetId === null ? null : filePath(datasheetId),
    price: centsToReais(Number(product.values.priceCents)),
    basePrice: centsToReais(Number(product.values.priceCents)),
    costPrice: centsToReais(Number(product.values.costCents)),
    amount: 0,
    freeAmount: 0,
    recAmount: 0,
    recAutomaticAmount: 0,
    automaticallyAdded: product.values.automaticallyAdded === true,
    center: seller?.center ?? null,
    conditional: arriving.reduce((sum, { conditional }) => sum + conditional, 0),
    futureStockDate: lastDay.at(-1) ?? null,
    data_atualizacao: updatedAt,
  };
}
