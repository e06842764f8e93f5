/** Units of a delivery that may be sold before they come. */
export interface AwaitedUnits {
  amount: number;
  /** Day of arrival; null while nobody knows. */
  expectedOn: string | null;
}

/** Stock of a product at one center. */
export interface StockLevel {
  onHand: number;
  reserved: number;
  /** Open arrivals that are on sale, in any order. */
  arrivals: readonly AwaitedUnits[];
}

/** So many units of a product at the center that is asked. */
export interface WantedStock extends StockLevel {
  amount: number;
  /** Whether the product is active and to be sold. */
  isOnSale: boolean;
}

/** The center that would sell, and to whom. */
export interface SellingPlace {
  center: { id: string; active: boolean };
  /** The only center from which the buyer may buy; null where any may sell. */
  onlyCenterId: string | null;
}

export type Availability =
  | { availability: "inStock"; futureStockDate: null }
  | { availability: "arriving"; futureStockDate: string | null }
  | { availability: "unavailable"; futureStockDate: null };

const UNAVAILABLE = { availability: "unavailable", futureStockDate: null } as const;

/** Whether a product, or a set of products such as a kit, can be had at a center now, later or not at all. Nothing can
 *  from a center that is closed or not the buyer's, nor of a product that is not on sale. What waits for deliveries
 *  comes with the one that covers it, a set with the last of its products; a date that is not in the future any more
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

/** What a center can promise of a product, for who may see amounts. */
export interface StockOutlook {
  /** Units that are there now and that nobody has reserved. */
  available: number;
  /** Units that can be promised of deliveries, the earliest first; those without a day to come are one, and last. */
  coming: readonly AwaitedUnits[];
}

/** The same as numbers: what is there now, and what comes when. Reservations beyond what is on hand take units of the
 *  earliest deliveries. Where `availabilityAt` says that nothing can be had, there is nothing.
 *  @example stockOutlook(place, { onHand: 0, reserved: 50, arrivals: [200 on the 4th, 400 on the 9th], … }, today)
 *           // { available: 0, coming: [150 on the 4th, 400 on the 9th] } */
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

/** Whether so many units can be had by an outlook, and when; the same answer as `availabilityAt` gives.
 *  @param amount - at least 1 */
export function availabilityOf({ available, coming }: StockOutlook, amount: number): Availability {
  if (available >= amount) return { availability: "inStock", futureStockDate: null };
  const level = { onHand: available, reserved: 0, arrivals: coming };
  if (availableUnits(level) < amount) return UNAVAILABLE;
  return { availability: "arriving", futureStockDate: coveringDay(level, amount) };
}

/** Units that nobody has reserved, those on their way included.
 *  @example availableUnits({ onHand: 5, reserved: 8, arrivals: [{ amount: 10, expectedOn: null }] }) // 7 */
export function availableUnits(level: StockLevel): number {
  return unitsInHand(level) + conditionalUnits(level);
}

/** Units that may be sold before they arrive. */
function conditionalUnits({ arrivals }: Pick<StockLevel, "arrivals">): number {
  return arrivals.reduce((sum, { amount }) => sum + amount, 0);
}

/** Day of the delivery with which `amount` more units can be had: deliveries count together, the earliest first and those
 *  without a date last. Null when that one has no date, or when all of them are not enough.
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

/** Units on hand that nobody has reserved; negative when units on their way are reserved, too. */
function unitsInHand({ onHand, reserved }: StockLevel): number {
  return onHand - reserved;
}

function byDay(one: AwaitedUnits, other: AwaitedUnits): number {
  const [first, second] = [one.expectedOn ?? "9999", other.expectedOn ?? "9999"];
  return first < second ? -1 : Number(first > second);
}
