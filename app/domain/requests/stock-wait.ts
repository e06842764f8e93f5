import type { Availability } from "#domain/stock/availability.ts";

/** What a delivery waits for: nothing, a day on which the last of it arrives, an arrival without a day, or units that
 *  nobody expects. Only without waiting does a delivery time count from today. */
export type StockWait = { for: "nothing" | "someDay" | "units" } | { for: "arrival"; day: string };

/** @param stocks - of each line; null where its units are reserved already */
export function stockWait(stocks: readonly (Availability | null)[]): StockWait {
  const open = stocks.filter((one) => one !== null && one.availability !== "inStock");
  if (open.length === 0) return { for: "nothing" };
  if (open.some((one) => one.availability === "unavailable")) return { for: "units" };
  const days = open.map(({ futureStockDate }) => futureStockDate);
  const latest = days
    .filter((day) => day !== null)
    .sort()
    .at(-1);
  if (latest === undefined || days.includes(null)) return { for: "someDay" };
  return { for: "arrival", day: latest };
}
