import type { ProductType } from "#domain/catalog/product-types.ts";
import type { StockMoveKind } from "#domain/stock/ledger.ts";
import type { ArrivalState } from "#domain/stock/stock-states.ts";

/** Views of an inventory page: stock, arrivals, ledger. */
export type InventoryView = "stock" | "arrivals" | "moves";

export interface CenterChoice {
  id: string;
  name: string;
  active: boolean;
}

/** A product at a center, as a row of the list. */
export interface InventoryRow {
  productId: string;
  type: ProductType;
  name: string;
  productCode: string;
  manufacturer: string;
  active: boolean;
  isToSell: boolean;
  centerId: string;
  center: string;
  centerActive: boolean;
  available: number;
  conditional: number;
  futureStockDate: string | null;
  arrivals: readonly { amount: number; expectedOn: string | null }[];
  /** Null for buyers. */
  internal: { onHand: number; reserved: number; minimum: number } | null;
}

export interface ArrivalRow {
  id: string;
  productId: string;
  productName: string;
  productCode: string;
  centerId: string;
  centerName: string;
  lot: string;
  amount: number;
  expectedOn: string | null;
  onSale: boolean;
  state: ArrivalState;
  receivedAmount: number | null;
  version: number;
}

export interface MoveRow {
  id: string;
  at: string;
  kind: StockMoveKind;
  productId: string;
  productName: string;
  productCode: string;
  centerName: string;
  onHandChange: number;
  reservedChange: number;
  conditionalChange: number;
  requestId: string | null;
  requestCode: string | null;
  arrivalLot: string | null;
  note: string;
  actorName: string;
}

/** The answer to a form of the page. */
export type StockAnswer =
  | { done: StockIntent }
  | { intent: StockIntent | null; refusal: { code: string; title: string; description: string } };

export const STOCK_INTENTS = [
  "count",
  "adjustment",
  "minimum",
  "arrivalNew",
  "arrivalEdit",
  "arrivalReceive",
  "arrivalCancel",
  "substitutes",
] as const;

export type StockIntent = (typeof STOCK_INTENTS)[number];

/** Status of a product at a center, compared with its minimum. */
export function stockState({
  available,
  internal,
}: Pick<InventoryRow, "available" | "internal">): "out" | "low" | "enough" | "noMinimum" {
  if (available <= 0) return "out";
  if (internal === null || internal.minimum === 0) return "noMinimum";
  return available < internal.minimum ? "low" : "enough";
}
