import type { Scope } from "#worker/scope.ts";
import { createChangePrices } from "./change-prices.ts";
import { createCancelChangeSet, createUndoChangeSet } from "./end-change-set.ts";
import { createPreviewPriceChange } from "./preview-price-change.ts";
import { createGetChangeSet, createListChangeSetRows, createListChangeSets } from "./read-change-sets.ts";
import { createListProductChoices, createReadGrid } from "./read-grid.ts";
import { createSaveGrid } from "./save-grid.ts";

export const changeSetsServices = {
  changeSets: (scope: Scope) => ({
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
  }),
};
