/** Units of an item of an order: how many of them left, were cancelled before that, or came back after it. */
export interface ItemUnits {
  itemId: string;
  name: string;
  ordered: number;
  shipped: number;
  cancelled: number;
  returned: number;
  /** Neither shipped nor cancelled. */
  toShip: number;
  /** Shipped, and not returned. */
  toReturn: number;
}

/** Units of an item that one return takes back. */
export interface TakenLine {
  itemId: string;
  /** Units that were not shipped. */
  cancelled: number;
  /** Units that were. */
  returned: number;
}

/** The units of an order's items.
 *  @param items - items of the order, each once */
export function unitsOfOrder(
  items: readonly { itemId: string; name: string; amount: number }[],
  shipments: readonly { lines: readonly { itemId: string; amount: number }[] }[],
  returns: readonly { lines: readonly TakenLine[] }[],
): ItemUnits[] {
  const sent = shipments.flatMap(({ lines }) => lines);
  const taken = returns.flatMap(({ lines }) => lines);
  return items.map(({ itemId, name, amount: ordered }) => {
    const shipped = sumOf(sent, itemId, ({ amount }) => amount);
    const cancelled = sumOf(taken, itemId, (line) => line.cancelled);
    const returned = sumOf(taken, itemId, (line) => line.returned);
    return {
      ...{ itemId, name, ordered, shipped, cancelled, returned },
      toShip: Math.max(ordered - shipped - cancelled, 0),
      toReturn: Math.max(shipped - returned, 0),
    };
  });
}

/** Whether nothing of an order is left to the buyer. */
export function isAllTakenBack(units: readonly ItemUnits[]): boolean {
  return units.every(({ ordered, cancelled, returned }) => cancelled + returned >= ordered);
}

function sumOf<Line extends { itemId: string }>(
  lines: readonly Line[],
  itemId: string,
  units: (line: Line) => number,
): number {
  return lines.reduce((sum, line) => sum + (line.itemId === itemId ? units(line) : 0), 0);
}
