import type { Scope } from "../scope.ts";
import { createChangePrices } from "../services/change-sets/change-prices.ts";
import { createCancelChangeSet, createUndoChangeSet } from "../services/change-sets/end-change-set.ts";
import { createPreviewPriceChange } from "../services/change-sets/preview-price-change.ts";
import {
  createGetChangeSet,
  createListChangeSetRows,
  createListChangeSets,
} from "../services/change-sets/read-change-sets.ts";
import { createListProductChoices, createReadGrid } from "../services/change-sets/read-grid.ts";
import { createSaveGrid } from "../services/change-sets/save-grid.ts";
import { createRemoveProductFile, createUploadProductFile } from "../services/catalog/product-files.ts";
import { createDescribeImportRows } from "../services/imports/describe-rows.ts";
import { createExportProducts, createExportTemplate } from "../services/imports/export-products.ts";
import {
  createExportFailures,
  createGetImport,
  createListImportRows,
  createListImports,
  createListKeptProducts,
} from "../services/imports/read-imports.ts";
import { createReceiveUpload } from "../services/imports/receive-upload.ts";
import {
  createApplyImport,
  createCancelImport,
  createCheckImport,
  createContinueImport,
  createMapImport,
  createRevertImport,
} from "../services/imports/run-import.ts";
import { createChooseSheet } from "../services/imports/upload-import.ts";
import { createCheckClosedKit } from "../services/kits/check-closed-kit.ts";
import { createPreviewFamily } from "../services/kits/kit-families.ts";
import {
  createCreateKitRule,
  createDeleteKitRule,
  createGetKitRule,
  createListKitRules,
  createOpenKitRule,
  createUpdateKitRule,
} from "../services/kits/kit-rules.ts";
import {
  createFindKitParts,
  createGetClosedKit,
  createListClosedKits,
  createReadKitWorkshop,
} from "../services/kits/read-closed-kits.ts";
import { createRunKitRule } from "../services/kits/run-kit-rule.ts";
import {
  createCreateClosedKit,
  createDeleteClosedKit,
  createDuplicateClosedKit,
  createSetClosedKitActive,
  createUpdateClosedKit,
} from "../services/kits/save-closed-kit.ts";
import { createStoreKitPhoto } from "../services/kits/store-kit-photo.ts";
import { createDuplicateProduct } from "../services/catalog/copy-product.ts";
import { createReadProductNames } from "../services/catalog/read-product-names.ts";
import { createReadProductUse } from "../services/catalog/read-product-use.ts";
import {
  createGetProduct,
  createListManufacturers,
  createListProducts,
  createReadProductHistory,
} from "../services/catalog/read-products.ts";
import { createCreateProduct, createUpdateProduct } from "../services/catalog/save-product.ts";
import { createSetProductActive } from "../services/catalog/set-active.ts";
import {
  createCancelArrival,
  createCreateArrival,
  createListArrivals,
  createReceiveArrival,
  createUpdateArrival,
} from "../services/stock/arrivals.ts";
import { createChangeStock } from "../services/stock/change-stock.ts";
import { createCheckStock } from "../services/stock/check-stock.ts";
import { createExportMoves, createListMoves } from "../services/stock/read-moves.ts";
import { createListStock } from "../services/stock/read-stock.ts";
import { createReadSubstitutes, createSaveSubstitutes } from "../services/stock/substitutes.ts";

/** Use cases of the catalogue, its kits and its stock. */
export function createEquipmentServices(scope: Scope) {
  return {
    products: {
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
    },
    files: { upload: createUploadProductFile(scope), remove: createRemoveProductFile(scope) },
    changeSets: {
      list: createListChangeSets(scope),
      get: createGetChangeSet(scope),
      listRows: createListChangeSetRows(scope),
      saveGrid: createSaveGrid(scope),
      readGrid: createReadGrid(scope),
      listChoices: createListProductChoices(scope),
      previewPrices: createPreviewPriceChange(scope),
      changePrices: createChangePrices(scope),
      undo: createUndoChangeSet(scope),
      cancel: createCancelChangeSet(scope),
    },
    imports: {
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
    },
    closedKits: {
      list: createListClosedKits(scope),
      get: createGetClosedKit(scope),
      create: createCreateClosedKit(scope),
      update: createUpdateClosedKit(scope),
      duplicate: createDuplicateClosedKit(scope),
      setActive: createSetClosedKitActive(scope),
      remove: createDeleteClosedKit(scope),
      check: createCheckClosedKit(scope),
      findParts: createFindKitParts(scope),
      readWorkshop: createReadKitWorkshop(scope),
      storePhoto: createStoreKitPhoto(scope),
    },
    kitRules: {
      list: createListKitRules(scope),
      open: createOpenKitRule(scope),
      get: createGetKitRule(scope),
      create: createCreateKitRule(scope),
      update: createUpdateKitRule(scope),
      remove: createDeleteKitRule(scope),
      preview: createPreviewFamily(scope),
      run: createRunKitRule(scope),
    },
    stock: {
      list: createListStock(scope),
      change: createChangeStock(scope),
      check: createCheckStock(scope),
      listMoves: createListMoves(scope),
      exportMoves: createExportMoves(scope),
      listArrivals: createListArrivals(scope),
      createArrival: createCreateArrival(scope),
      updateArrival: createUpdateArrival(scope),
      receiveArrival: createReceiveArrival(scope),
      cancelArrival: createCancelArrival(scope),
      readSubstitutes: createReadSubstitutes(scope),
      saveSubstitutes: createSaveSubstitutes(scope),
    },
  };
}
