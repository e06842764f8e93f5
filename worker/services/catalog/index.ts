import type { Scope } from "#worker/scope.ts";
import { createDuplicateProduct } from "./copy-product.ts";
import { createRemoveProductFile, createUploadProductFile } from "./product-files.ts";
import { createReadProductNames } from "./read-product-names.ts";
import { createReadProductUse } from "./read-product-use.ts";
import {
  createGetProduct,
  createListManufacturers,
  createListProducts,
  createReadProductHistory,
} from "./read-products.ts";
import { createCreateProduct, createUpdateProduct } from "./save-product.ts";
import { createSetProductActive } from "./set-active.ts";

/** Use cases of products and their files. */
export const catalogServices = {
  products: (scope: Scope) => ({
    get: createGetProduct(scope),
    create: createCreateProduct(scope),
    update: createUpdateProduct(scope),
    list: createListProducts(scope),
    duplicate: createDuplicateProduct(scope),
    setActive: createSetProductActive(scope),
    history: createReadProductHistory(scope),
    listManufacturers: createListManufacturers(scope),
    names: createReadProductNames(scope),
    use: createReadProductUse(scope),
  }),
  files: (scope: Scope) => ({
    upload: createUploadProductFile(scope),
    remove: createRemoveProductFile(scope),
  }),
};
