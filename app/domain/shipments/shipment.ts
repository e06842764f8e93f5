/** What may be wrong with what arrives. */
export const CLAIM_KINDS = ["missing", "damaged", "wrong"] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** How a claim ends. */
export const CLAIM_OUTCOMES = ["replaced", "credited", "refused"] as const;
export type ClaimOutcome = (typeof CLAIM_OUTCOMES)[number];

/** The most shipments of an order. */
export const MAX_SHIPMENTS = 50;

/** The most photos of a claim, and the most messages about it. */
export const MAX_CLAIM_PHOTOS = 4;
export const MAX_CLAIM_MESSAGES = 100;

/** Units of an item of an order. */
export interface ShippedLine {
  itemId: string;
  amount: number;
}

/** A line of an order with what is still to be shipped of it. */
export interface LineToShip {
  itemId: string;
  name: string;
  /** Ordered units. */
  amount: number;
  remaining: number;
}

/** What is still to be shipped of an order, by item: a line is never shipped more often than it was ordered.
 *  @param lines - lines of the order; those of the same item count together
 *  @param cancelled - units that are not shipped any more */
export function linesToShip(
  lines: readonly { itemId: string; name: string; amount: number }[],
  shipments: readonly { lines: readonly ShippedLine[] }[],
  cancelled: readonly ShippedLine[] = [],
): LineToShip[] {
  const shipped = new Map<string, number>();
  for (const { itemId, amount } of [...shipments.flatMap((shipment) => shipment.lines), ...cancelled]) {
    shipped.set(itemId, (shipped.get(itemId) ?? 0) + amount);
  }
  const items = new Map<string, LineToShip>();
  for (const { itemId, name, amount } of lines) {
    const before = items.get(itemId)?.amount ?? 0;
    items.set(itemId, { itemId, name, amount: before + amount, remaining: 0 });
  }
  return [...items.values()].map((line) => ({
    ...line,
    remaining: Math.max(line.amount - (shipped.get(line.itemId) ?? 0), 0),
  }));
}

/** How far an order has come: nothing, some or all of it was sent; some or all of it has arrived. */
export type Progress = "none" | "partlySent" | "sent" | "partlyDelivered" | "delivered";

/** How far the shipments of an order have come. */
export function progressOf(
  lines: readonly LineToShip[],
  shipments: readonly { deliveredAt: string | null }[],
): Progress {
  if (shipments.length === 0) return "none";
  const isAllSent = lines.every(({ remaining }) => remaining === 0);
  const arrived = shipments.filter(({ deliveredAt }) => deliveredAt !== null).length;
  if (isAllSent && arrived === shipments.length) return "delivered";
  if (arrived > 0) return "partlyDelivered";
  return isAllSent ? "sent" : "partlySent";
}
