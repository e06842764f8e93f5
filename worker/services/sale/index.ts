import type { Scope } from "#worker/scope.ts";
import { createCalculateKitPrices, createCalculateProductPrices } from "./calculate-prices.ts";
import { createReadCart, createSaveCart } from "./carts.ts";
import { createDescribeMissing } from "./describe-missing.ts";
import { createQuoteSale } from "./quote-sale.ts";
import { createOpenSharedCart, createShareCart } from "./share-cart.ts";

/** Use cases of carts and their prices. */
export const saleServices = {
  carts: (scope: Scope) => ({
    save: createSaveCart(scope),
    read: createReadCart(scope),
    share: createShareCart(scope),
    openShared: createOpenSharedCart(scope),
  }),
  sale: (scope: Scope) => ({
    quote: createQuoteSale(scope),
    describeMissing: createDescribeMissing(scope),
    calculateKitPrices: createCalculateKitPrices(scope),
    calculateProductPrices: createCalculateProductPrices(scope),
  }),
};
