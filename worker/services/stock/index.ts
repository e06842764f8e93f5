import type { Scope } from "#worker/scope.ts";
import {
  createCancelArrival,
  createCreateArrival,
  createListArrivals,
  createReceiveArrival,
  createUpdateArrival,
} from "./arrivals.ts";
import { createChangeStock } from "./change-stock.ts";
import { createCheckStock } from "./check-stock.ts";
import { createExportMoves, createListMoves } from "./read-moves.ts";
import { createListStock } from "./read-stock.ts";
import { createReadSubstitutes, createSaveSubstitutes } from "./substitutes.ts";

/** Use cases of stock, arrivals and substitutes. */
export const stockServices = {
  stock: (scope: Scope) => ({
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
  }),
};
