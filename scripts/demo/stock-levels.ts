import type { DemoProduct } from "./demo-products.ts";
import { addDays } from "#domain/shared/calendar.ts";

export interface StockLevel {
  onHand: number;
  conditional: number;
  futureStockOn: string | null;
  /** Units below which the distributor is warned. */
  minimum: number;
}

const PERIOD = 9;
const SCARCE_TURN = 4;
const AWAITED_TURN = { inverter: 7, module: 5 };
/** Offset that makes centers differ in the products that are scarce. */
const CENTER_STEP = 3;

/** Stock of a product at a center. Most have plenty; one inverter in nine is scarce, and one inverter or module in
 *  nine is sold before it arrives.
 *  @param productIndex - index among the products of its type
 *  @param today - arrivals come 5 to 20 days later */
export function stockLevel(
  product: DemoProduct,
  { productIndex, centerIndex, today }: { productIndex: number; centerIndex: number; today: string },
): StockLevel {
  const minimum = minimumOf(product, productIndex);
  const turn = (productIndex + centerIndex * CENTER_STEP) % PERIOD;
  if ((product.type === "module" || product.type === "inverter") && turn === AWAITED_TURN[product.type]) {
    const conditional = product.type === "module" ? 600 : 40;
    return { onHand: 0, conditional, futureStockOn: addDays(today, 5 + (productIndex % 4) * 5), minimum };
  }
  if (product.type === "inverter" && turn === SCARCE_TURN) return onHand(1 + (productIndex % 3), minimum);
  return onHand(plentyOf(product, productIndex), minimum);
}

function onHand(amount: number, minimum: number): StockLevel {
  return { onHand: amount, conditional: 0, futureStockOn: null, minimum };
}

/** Every third module and every other inverter has a minimum. */
function minimumOf({ type }: DemoProduct, productIndex: number): number {
  if (type === "module" && productIndex % 3 === 0) return 100;
  return type === "inverter" && productIndex % 2 === 0 ? 5 : 0;
}

function plentyOf({ type, productCode }: DemoProduct, productIndex: number): number {
  if (type === "module") return 800 + ((productIndex * 370) % 1_200);
  if (type === "inverter") return 60 + ((productIndex * 37) % 140);
  if (type === "stringBox") return 400;
  if (productCode.startsWith("CAB-")) return 20_000;
  return 5_000;
}
