import type { Scope } from "#worker/scope.ts";
import { createDescribeImportRows } from "./describe-rows.ts";
import { createExportProducts, createExportTemplate } from "./export-products.ts";
import {
  createExportFailures,
  createGetImport,
  createListImportRows,
  createListImports,
  createListKeptProducts,
} from "./read-imports.ts";
import { createReceiveUpload } from "./receive-upload.ts";
import {
  createApplyImport,
  createCancelImport,
  createCheckImport,
  createContinueImport,
  createMapImport,
  createRevertImport,
} from "./run-import.ts";
import { createChooseSheet } from "./upload-import.ts";

/** Use cases of imports and exports of products. */
export const importsServices = {
  imports: (scope: Scope) => ({
    receive: createReceiveUpload(scope),
    chooseSheet: createChooseSheet(scope),
    list: createListImports(scope),
    get: createGetImport(scope),
    listRows: createListImportRows(scope),
    describeRows: createDescribeImportRows(scope),
    listKept: createListKeptProducts(scope),
    map: createMapImport(scope),
    check: createCheckImport(scope),
    apply: createApplyImport(scope),
    goOn: createContinueImport(scope),
    cancel: createCancelImport(scope),
    revert: createRevertImport(scope),
    exportFailures: createExportFailures(scope),
    exportProducts: createExportProducts(scope),
    exportTemplate: createExportTemplate(scope),
  }),
};
