import type { SaleProduct } from "./sale-product-schema.ts";
import { MAX_SALE_AMOUNT, MAX_SALE_LINES } from "./sale-limits.ts";

/** An amount of a product in a cart on the device, with its name for display before the server answers. */
export interface LooseLine {
  id: string;
  amount: number;
  productCode: string;
  name: string;
}

/** The lines with another amount of one product. Zero removes the line; a new product is appended.
 *  @returns the same array if no line changes, as in a full cart */
export function withLine(lines: readonly LooseLine[], line: LooseLine): readonly LooseLine[] {
  const amount = Math.min(MAX_SALE_AMOUNT, Math.max(0, Math.trunc(line.amount)));
  const known = lines.find(({ id }) => id === line.id);
  if (known?.amount === amount) return lines;
  if (amount === 0) return lines.filter(({ id }) => id !== line.id);
  if (known !== undefined) return lines.map((one) => (one.id === line.id ? { ...one, amount } : one));
  return lines.length >= MAX_SALE_LINES ? lines : [...lines, { ...line, amount }];
}

/** The lines with amounts added to some products. */
export function withMore(lines: readonly LooseLine[], more: readonly LooseLine[]): readonly LooseLine[] {
  return more.reduce((sum, line) => {
    const known = sum.find(({ id }) => id === line.id)?.amount ?? 0;
    return withLine(sum, { ...line, amount: known + line.amount });
  }, lines);
}

/** Totals of a cart, from the known facts of its products. */
export interface LooseTotals {
  /** Null if the price of a product is unknown or hidden. */
  itemsCents: number | null;
  /** Power of the modules in watts. */
  powerW: number;
  /** Whole grams. */
  weightG: number;
}

/** Totals of a cart without a call; the server confirms them. */
export function sumLines(
  lines: readonly LooseLine[],
  known: ReadonlyMap<string, Pick<SaleProduct, "type" | "powerW" | "weightKg" | "priceCents">>,
): LooseTotals {
  let itemsCents: number | null = 0;
  let powerW = 0;
  let weightG = 0;
  for (const { id, amount } of lines) {
    const product = known.get(id);
    itemsCents =
      itemsCents === null || product?.priceCents === undefined
        ? null
        : itemsCents + product.priceCents * amount;
    if (product?.type === "module") powerW += product.powerW * amount;
    weightG += Math.round((product?.weightKg ?? 0) * 1000) * amount;
  }
  return { itemsCents, powerW, weightG };
}

/** Converts a line to its stored text, and back; null for unreadable text. */
export function writeLine({ id, amount, productCode, name }: LooseLine): string {
  return JSON.stringify([id, amount, productCode, name]);
}

export function readLine(text: string): LooseLine | null {
  const parts = parse(text);
  if (!Array.isArray(parts)) return null;
  const [id, amount, productCode, name] = parts as unknown[];
  const isLine =
    typeof id === "string" &&
    id !== "" &&
    typeof amount === "number" &&
    Number.isInteger(amount) &&
    amount >= 1 &&
    amount <= MAX_SALE_AMOUNT &&
    typeof productCode === "string" &&
    typeof name === "string";
  return isLine ? { id, amount, productCode, name } : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
