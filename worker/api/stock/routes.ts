import type { ApiRoute } from "../kernel/create-api-route.ts";
import {
  cancelArrivalRoute,
  createArrivalRoute,
  listArrivalsRoute,
  receiveArrivalRoute,
  updateArrivalRoute,
} from "./arrivals.ts";
import {
  changeStockRoute,
  checkStockRoute,
  exportMovesRoute,
  listMovesRoute,
  listStockRoute,
} from "./stock.ts";
import { proposeSubstitutesRoute, readSubstitutesRoute, saveSubstitutesRoute } from "./substitutes.ts";

/** Endpoints of stock, arrivals and substitutes. */
export const STOCK_ROUTES: readonly ApiRoute[] = [
  checkStockRoute,
  listStockRoute,
  listMovesRoute,
  exportMovesRoute,
  listArrivalsRoute,
  createArrivalRoute,
  updateArrivalRoute,
  receiveArrivalRoute,
  cancelArrivalRoute,
  changeStockRoute,
  readSubstitutesRoute,
  saveSubstitutesRoute,
  proposeSubstitutesRoute,
];
