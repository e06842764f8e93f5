import type { ApiRoute } from "../kernel/create-api-route.ts";
import { exportProductsRoute, exportTemplateRoute } from "./exports.ts";
import {
  applyImportRoute,
  cancelImportRoute,
  checkImportRoute,
  chooseImportSheetRoute,
  continueImportRoute,
  exportImportFailuresRoute,
  getImportRoute,
  listImportRowsRoute,
  listImportsRoute,
  mapImportRoute,
  revertImportRoute,
  uploadImportRoute,
} from "./imports.ts";

/** Endpoints of imports and exports of products. */
export const IMPORTS_ROUTES: readonly ApiRoute[] = [
  uploadImportRoute,
  listImportsRoute,
  getImportRoute,
  listImportRowsRoute,
  mapImportRoute,
  chooseImportSheetRoute,
  checkImportRoute,
  applyImportRoute,
  continueImportRoute,
  cancelImportRoute,
  revertImportRoute,
  exportImportFailuresRoute,
  exportProductsRoute,
  exportTemplateRoute,
];
