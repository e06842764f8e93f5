/** Stock of one product of a kit at the center that sells it. */
export interface ComponentStock {
  amount: number;
  onHand: number;
  conditional: number;
  reserved: number;
  futureStockOn: string | null;
}

export type Availability =
  | { availability: "inStock"; futureStockDate: null }
  | { availability: "arriving"; futureStockDate: string | null }
  | { availability: "unavailable"; futureStockDate: null };

/** Whether one kit can be had now, later or not at all. A kit that waits for conditional units arrives with the
 *  last of them; a date that is not in the future any more is not shown.
 *  @param today - calendar day in the distributor's time zone */
export function kitAvailability(components: readonly ComponentStock[], today: string): Availability {
  const free = (one: ComponentStock) => one.onHand - one.reserved;
  if (components.length === 0 || components.some((one) => free(one) + one.conditional < one.amount)) {
    return { availability: "unavailable", futureStockDate: null };
  }
  const waiting = components.filter((one) => free(one) < one.amount);
  if (waiting.length === 0) return { availability: "inStock", futureStockDate: null };
  const dates = waiting
    .flatMap(({ futureStockOn }) => (futureStockOn === null ? [] : [futureStockOn]))
    .sort();
  const latest = dates.at(-1);
  return {
    availability: "arriving",
    futureStockDate: latest !== undefined && latest > today ? latest : null,
  };
}
