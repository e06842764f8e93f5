import type { Scope } from "#worker/scope.ts";
import { createListSaleProducts } from "./list-sale-products.ts";
import { createReadProductBase } from "./read-product-base.ts";
import { createResolveProducts } from "./resolve-products.ts";

/** Use cases of Produtos Avulsos. */
export const looseProductsServices = {
  saleProducts: (scope: Scope) => ({
    list: createListSaleProducts(scope),
    readBase: createReadProductBase(scope),
    resolve: createResolveProducts(scope),
  }),
};
