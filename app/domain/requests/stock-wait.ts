import type { Availability } from "#domain/stock/availability.ts";

/** What a delivery waits for: nothing, the day of the last arrival, an arrival without a day, or units that no arrival
 *  will bring. A delivery time counts from today only if there is no wait. */
export type StockWait = { for: "nothing" | "someDay" | "units" } | { for: "arrival"; day: string };

/** The wait of a delivery.
 *  @param stocks - availability of each line; null for a line whose units are reserved already */
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
