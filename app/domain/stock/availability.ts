/** Units of an arrival that may be sold before they come. */
export interface AwaitedUnits {
  amount: number;
  /** Day of arrival; null if unknown. */
  expectedOn: string | null;
}

/** Stock of a product at one center. */
export interface StockLevel {
  onHand: number;
  reserved: number;
  /** Open arrivals that are on sale, in any order. */
  arrivals: readonly AwaitedUnits[];
}

/** An amount of a product to be bought, with its stock at the center in question. */
export interface WantedStock extends StockLevel {
  amount: number;
  /** Whether the product is active and for sale. */
  isOnSale: boolean;
}

/** The selling center, and the center that the buyer is bound to. */
export interface SellingPlace {
  center: { id: string; active: boolean };
  /** Id of the only center that the buyer may buy from; null if every center may sell. */
  onlyCenterId: string | null;
}

export type Availability =
  | { availability: "inStock"; futureStockDate: null }
  | { availability: "arriving"; futureStockDate: string | null }
  | { availability: "unavailable"; futureStockDate: null };

const UNAVAILABLE = { availability: "unavailable", futureStockDate: null } as const;

/** Whether a product, or a set of products such as a kit, is available at a center: in stock, arriving, or not at all.
 *  A closed center, a center the buyer may not buy from, and a product that is not for sale give nothing. Arriving
 *  units come with the arrival that covers them, a set with the last of its products; a date that is not in the future
 *  is not shown.
 *  @param today - calendar day in the distributor's time zone */
export function availabilityAt(
  place: SellingPlace,
  wanted: readonly WantedStock[],
  today: string,
): Availability {
  if (!isSelling(place) || wanted.length === 0) return UNAVAILABLE;
  const days: (string | null)[] = [];
  for (const one of wanted) {
    if (!one.isOnSale || availableUnits(one) < one.amount) return UNAVAILABLE;
    if (unitsInHand(one) < one.amount) days.push(coveringDay(one, one.amount));
  }
  if (days.length === 0) return { availability: "inStock", futureStockDate: null };
  const latest = days
    .filter((day) => day !== null)
    .sort()
    .at(-1);
  return {
    availability: "arriving",
    futureStockDate: latest !== undefined && latest > today ? latest : null,
  };
}

/** The units of a product that a center can promise, for people who may see amounts. */
export interface StockOutlook {
  /** Units on hand that are not reserved. */
  available: number;
  /** Units of arrivals that can be promised, earliest first; arrivals without a date are one entry at the end. */
  coming: readonly AwaitedUnits[];
}

/** The outlook of a product as amounts: units on hand, and units per arrival. Reservations beyond the units on hand
 *  take units of the earliest arrivals. When `availabilityAt` answers unavailable, all amounts are zero.
 *  @example stockOutlook(place, { onHand: 0, reserved: 50, arrivals: [200 on the 4th, 400 on the 9th], … }, today)
 *            // { available: 0, coming: [150 on the 4th, 400 on the 9th] } */
export function stockOutlook(
  place: SellingPlace,
  { isOnSale, ...level }: StockLevel & Pick<WantedStock, "isOnSale">,
  today: string,
): StockOutlook {
  if (!isSelling(place) || !isOnSale) return { available: 0, coming: [] };
  let promised = Math.max(0, -unitsInHand(level));
  const units = new Map<string | null, number>();
  for (const { amount, expectedOn } of [...level.arrivals].sort(byDay)) {
    const taken = Math.min(promised, amount);
    promised -= taken;
    const day = expectedOn !== null && expectedOn > today ? expectedOn : null;
    units.set(day, (units.get(day) ?? 0) + amount - taken);
  }
  const coming = [...units].map(([expectedOn, amount]) => ({ amount, expectedOn })).sort(byDay);
  return { available: Math.max(0, unitsInHand(level)), coming: coming.filter(({ amount }) => amount > 0) };
}

/** Whether an outlook covers an amount, and when; the same answer as that of `availabilityAt`.
 *  @param amount - at least 1 */
export function availabilityOf({ available, coming }: StockOutlook, amount: number): Availability {
  if (available >= amount) return { availability: "inStock", futureStockDate: null };
  const level = { onHand: available, reserved: 0, arrivals: coming };
  if (availableUnits(level) < amount) return UNAVAILABLE;
  return { availability: "arriving", futureStockDate: coveringDay(level, amount) };
}

/** Units that are not reserved, including units of arrivals.
 *  @example availableUnits({ onHand: 5, reserved: 8, arrivals: [{ amount: 10, expectedOn: null }] }) // 7 */
export function availableUnits(level: StockLevel): number {
  return unitsInHand(level) + conditionalUnits(level);
}

/** Conditional units: those of open arrivals on sale. */
function conditionalUnits({ arrivals }: Pick<StockLevel, "arrivals">): number {
  return arrivals.reduce((sum, { amount }) => sum + amount, 0);
}

/** Day of the arrival that completes `amount` more units. Arrivals add up, earliest first and those without a date
 *  last. Null if the completing arrival has no date, or if all arrivals together are not enough.
 *  @example coveringDay({ onHand: 2, reserved: 0, arrivals: [10 on the 1st, 10 on the 9th] }, 15) // the 9th */
export function coveringDay(level: StockLevel, amount: number): string | null {
  let units = unitsInHand(level);
  for (const { amount: more, expectedOn } of [...level.arrivals].sort(byDay)) {
    units += more;
    if (units >= amount) return expectedOn;
  }
  return null;
}

function isSelling({ center, onlyCenterId }: SellingPlace): boolean {
  return center.active && (onlyCenterId === null || onlyCenterId === center.id);
}

/** Units on hand that are not reserved; negative if units of arrivals are reserved, too. */
function unitsInHand({ onHand, reserved }: StockLevel): number {
  return onHand - reserved;
}

function byDay(one: AwaitedUnits, other: AwaitedUnits): number {
  const [first, second] = [one.expectedOn ?? "9999", other.expectedOn ?? "9999"];
  return first < second ? -1 : Number(first > second);
}
