import { DomainError } from "#domain/shared/errors.ts";
import type { Cents } from "#domain/shared/money.ts";
import { type MoneyFacts, moneyOfOrder, type OrderMoney } from "./order-money.ts";
import { isAllTakenBack, type ItemUnits, type TakenLine } from "./order-units.ts";
import { type OrderValue, valueOfUnits } from "./order-value.ts";

/** Units to take back of an item. */
export interface WantedLine extends TakenLine {
  /** Whether returned units go back to stock; broken ones do not. Cancelled units never left it. */
  restocked: boolean;
}

/** Where an order's units of a product are: reserved, gone, released when their reservation ended, or unknown. */
export type UnitsState = "held" | "discounted" | "released" | "none";

/** What becomes of units of a product: they come back to stock, their reservation ends, nothing (stock never counted them
 *  as gone), or they are written off. */
export type StockEffectOfReturn = "back" | "freed" | "nothing" | "writtenOff";

/** The facts on which a return depends. */
export interface ReturnFacts {
  units: readonly ItemUnits[];
  value: OrderValue;
  money: MoneyFacts;
  /** Products of one unit of an item. */
  products: (itemId: string) => readonly { productId: string; name: string; amount: number }[];
  stateOf: (productId: string) => UnitsState;
}

/** Units of a product that a return takes out of the order. */
export interface TakenProduct {
  productId: string;
  name: string;
  /** Units that are for sale again. */
  back: number;
  /** Units that are written off. */
  lost: number;
}

/** What a return does. */
export interface ReturnQuote {
  lines: (WantedLine & { name: string; amountCents: Cents })[];
  /** Freight, extra items and services, where nothing of the order is left; else 0. */
  restCents: Cents;
  /** What is taken off the total: lines and rest. */
  amountCents: Cents;
  isAll: boolean;
  money: OrderMoney;
  products: TakenProduct[];
  stock: { productId: string; name: string; amount: number; effect: StockEffectOfReturn }[];
}

/** What taking units back does to an order's units, money and stock. The parts of several returns add up to the total to
 *  the cent: each item gives back what its kept units were worth before less what they are worth after.
 *  @throws DomainError INVALID_BODY for an item that was not ordered (UNKNOWN), for more units than are left (TOO_MANY),
 *    and for none (NOTHING) */
export function quoteReturn(wanted: readonly WantedLine[], facts: ReturnFacts): ReturnQuote {
  const { units, value, money } = facts;
  const taken = wanted.filter(({ cancelled, returned }) => cancelled + returned > 0);
  if (taken.length === 0) throw invalid("NOTHING");
  const lines = taken.map((line) => {
    const item = value.items.find(({ itemId }) => itemId === line.itemId);
    const before = units.find(({ itemId }) => itemId === line.itemId);
    if (item === undefined || before === undefined) throw invalid("UNKNOWN");
    if (line.cancelled > before.toShip || line.returned > before.toReturn) throw invalid("TOO_MANY");
    const kept = before.ordered - before.cancelled - before.returned;
    const left = kept - line.cancelled - line.returned;
    return { ...line, name: item.name, amountCents: valueOfUnits(item, kept) - valueOfUnits(item, left) };
  });
  const isAll = isAllTakenBack(
    units.map((one) => {
      const line = taken.find(({ itemId }) => itemId === one.itemId);
      return line === undefined
        ? one
        : {
            ...one,
            cancelled: one.cancelled + line.cancelled,
            returned: one.returned + line.returned,
          };
    }),
  );
  const restCents = isAll ? value.restCents : 0;
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, restCents);
  const products = productsOfLines(taken, facts);
  return {
    ...{ lines, restCents, amountCents, isAll },
    money: moneyOfOrder({ ...money, takenOffCents: money.takenOffCents + amountCents }),
    products,
    stock: products.flatMap(({ productId, name, back, lost }) => {
      const state = facts.stateOf(productId);
      const effectOfLost = state === "none" ? ("nothing" as const) : ("writtenOff" as const);
      return [
        ...(back > 0 ? [{ productId, name, amount: back, effect: EFFECTS[state] }] : []),
        ...(lost > 0 ? [{ productId, name, amount: lost, effect: effectOfLost }] : []),
      ];
    }),
  };
}

const EFFECTS: Readonly<Record<UnitsState, StockEffectOfReturn>> = {
  held: "freed",
  discounted: "back",
  released: "nothing",
  none: "nothing",
};

/** Units of each product that some lines take out of the order. */
export function productsOfLines(
  taken: readonly WantedLine[],
  { products }: Pick<ReturnFacts, "products">,
): TakenProduct[] {
  const sums = new Map<string, TakenProduct>();
  for (const { itemId, cancelled, returned, restocked } of taken) {
    for (const { productId, name, amount } of products(itemId)) {
      const before = sums.get(productId) ?? { productId, name, back: 0, lost: 0 };
      sums.set(productId, {
        ...before,
        back: before.back + amount * (cancelled + (restocked ? returned : 0)),
        lost: before.lost + amount * (restocked ? 0 : returned),
      });
    }
  }
  return [...sums.values()];
}

function invalid(code: "NOTHING" | "UNKNOWN" | "TOO_MANY"): DomainError {
  return new DomainError("INVALID_BODY", { issues: [{ field: "lines", code, message: code }] });
}
