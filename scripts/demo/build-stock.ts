import { addDays } from "#domain/shared/calendar.ts";
import type { stock, stockArrival, stockMove } from "#worker/db/schema/stock.ts";
import { demoId } from "./demo-id.ts";
import { DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import type { DemoProduct } from "./demo-products.ts";
import type { DemoTenant } from "./demo-tenant.ts";
import { type StockLevel, stockLevel } from "./stock-levels.ts";

/** Stock, arrivals and ledger, by table. */
export interface StockRows {
  stock: (typeof stock.$inferInsert)[];
  stockArrivals: (typeof stockArrival.$inferInsert)[];
  stockMoves: (typeof stockMove.$inferInsert)[];
}

/** Days between the first and the last lot of an arrival. */
const FIRST_LOT_EARLIER_DAYS = 4;

const OPENING_NOTE = "Saldo ao entrar no portal";

/** Stock of every product at every center, each with its opening ledger entry; arrivals come in two lots. */
export function buildStock(
  { slug, centers }: DemoTenant,
  products: readonly DemoProduct[],
  { today, createdAt }: { today: string; createdAt: string },
): StockRows {
  const rows: StockRows = { stock: [], stockArrivals: [], stockMoves: [] };
  for (const [centerIndex, { key }] of centers.entries()) {
    for (const one of products) {
      const productIndex = products.filter(({ type }) => type === one.type).indexOf(one);
      const level = stockLevel(one, { productIndex, centerIndex, today });
      const place = {
        distributorId: DEMO_DISTRIBUTOR_IDS[slug],
        productId: demoId("prd", slug, one.productCode),
        centerId: demoId("cen", slug, key),
      };
      const move = (name: string) => demoId("stm", slug, key, one.productCode, name);
      rows.stock.push({ ...place, ...level, reserved: 0 });
      if (level.onHand > 0) {
        rows.stockMoves.push({
          ...place,
          id: move("opening"),
          kind: "opening",
          onHandChange: level.onHand,
          note: OPENING_NOTE,
          at: createdAt,
        });
      }
      for (const [index, { amount, expectedOn }] of lotsOf(level, today).entries()) {
        const lot = `NF ${String(48_210 + productIndex * 7 + centerIndex * 300 + index)}`;
        const id = demoId("arr", slug, key, one.productCode, lot);
        const expected = { lot, amount, expectedOn, state: "expected" } as const;
        rows.stockArrivals.push({ ...place, id, ...expected, createdAt, updatedAt: createdAt });
        rows.stockMoves.push({
          ...place,
          id: move(lot),
          kind: "arrival",
          conditionalChange: amount,
          arrivalId: id,
          at: createdAt,
        });
      }
    }
  }
  return rows;
}

function lotsOf({ conditional, futureStockOn }: StockLevel, today: string) {
  if (conditional === 0 || futureStockOn === null) return [];
  const first = Math.ceil(conditional / 3);
  const earlier = addDays(futureStockOn, -FIRST_LOT_EARLIER_DAYS);
  return [
    { amount: first, expectedOn: earlier > today ? earlier : futureStockOn },
    { amount: conditional - first, expectedOn: futureStockOn },
  ];
}
