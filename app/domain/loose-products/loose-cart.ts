import type { SaleProduct } from "./sale-product-schema.ts";
import { MAX_SALE_AMOUNT, MAX_SALE_LINES } from "./sale-limits.ts";

/** So many of a product, as a cart keeps it on the device: with what names it while nothing else is known. */
export interface LooseLine {
  id: string;
  amount: number;
  productCode: string;
  name: string;
}

/** The lines with another amount of one product; zero takes it out, and what is new goes to the end.
 *  @returns the same lines where nothing changes, as in a cart that is full */
export function withLine(lines: readonly LooseLine[], line: LooseLine): readonly LooseLine[] {
  const amount = Math.min(MAX_SALE_AMOUNT, Math.max(0, Math.trunc(line.amount)));
  const known = lines.find(({ id }) => id === line.id);
  if (known?.amount === amount) return lines;
  if (amount === 0) return lines.filter(({ id }) => id !== line.id);
  if (known !== undefined) return lines.map((one) => (one.id === line.id ? { ...one, amount } : one));
  return lines.length >= MAX_SALE_LINES ? lines : [...lines, { ...line, amount }];
}

/** The lines with more of some products. */
export function withMore(lines: readonly LooseLine[], more: readonly LooseLine[]): readonly LooseLine[] {
  return more.reduce((sum, line) => {
    const known = sum.find(({ id }) => id === line.id)?.amount ?? 0;
    return withLine(sum, { ...line, amount: known + line.amount });
  }, lines);
}

/** What a cart comes to by what is known of its products. */
export interface LooseTotals {
  /** Null while the price of a product is not known, or is not the person's to see. */
  itemsCents: number | null;
  /** Of modules. */
  powerW: number;
  /** Whole grams. */
  weightG: number;
}

/** Sums of a cart, right away: the server confirms them. */
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

/** What a line is kept as, and the other way round; null for what does not read. */
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
