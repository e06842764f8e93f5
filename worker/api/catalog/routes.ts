import type { ApiRoute } from "../kernel/create-api-route.ts";
import {
  removeDatasheetRoute,
  removePhotoRoute,
  uploadDatasheetRoute,
  uploadPhotoRoute,
} from "./product-files.ts";
import {
  createProductRoute,
  duplicateProductRoute,
  getProductRoute,
  listManufacturersRoute,
  listProductsRoute,
  readProductHistoryRoute,
  setProductActiveRoute,
  updateProductRoute,
} from "./products.ts";

/** Endpoints of products and their files. */
export const CATALOG_ROUTES: readonly ApiRoute[] = [
  listProductsRoute,
  listManufacturersRoute,
  createProductRoute,
  getProductRoute,
  updateProductRoute,
  duplicateProductRoute,
  setProductActiveRoute,
  readProductHistoryRoute,
  uploadPhotoRoute,
  removePhotoRoute,
  uploadDatasheetRoute,
  removeDatasheetRoute,
];
