import { type Boleto, lineOf, mod11 } from "#domain/payments/boleto.ts";
import { addDays } from "#domain/shared/calendar.ts";

const DAY_MS = 86_400_000;
const FACTOR_BASE = "1997-10-07";
const FACTORS = 9_000;
const FIRST_FACTOR = 1_000;

/** The day that a factor means: of all that it can mean, the one nearest to a day.
 *  @param reference - when the slip was issued or is read */
export function dayOfFactor(factor: number, reference: string): string | null {
  if (factor === 0) return null;
  const first = addDays(FACTOR_BASE, factor);
  const apart = (Date.parse(reference) - Date.parse(first)) / DAY_MS;
  const rounds = factor < FIRST_FACTOR ? 0 : Math.max(Math.round(apart / FACTORS), 0);
  return addDays(first, rounds * FACTORS);
}

/** The barcode of a line. */
function barcodeOf(line: string): string {
  const free = `${line.slice(4, 9)}${line.slice(10, 20)}${line.slice(21, 31)}`;
  return `${line.slice(0, 4)}${line.slice(32, 47)}${free}`;
}

/** Reads a line, with or without its dots and spaces.
 *  @param reference - when it was issued or is read
 *  @returns null where a check digit does not fit */
export function readLine(text: string, reference: string): (Boleto & { barcode: string }) | null {
  const line = text.replaceAll(/[\s.-]/g, "");
  if (!/^\d{47}$/.test(line)) return null;
  const barcode = barcodeOf(line);
  if (lineOf(barcode) !== line || barcode[4] !== String(mod11(barcode.slice(0, 4) + barcode.slice(5))))
    return null;
  return {
    barcode,
    bank: barcode.slice(0, 3),
    dueDate: dayOfFactor(Number(barcode.slice(5, 9)), reference),
    amountCents: Number(barcode.slice(9, 19)),
    freeField: barcode.slice(19),
  };
}

/** Reads bars as a scanner does: by their widths alone, whatever their size.
 *  @returns null where they do not begin or end as a code does */
export function scanBars(bars: readonly { x: number; width: number }[]): string | null {
  const widths = bars.flatMap(({ x, width }, at) => {
    const next = bars[at + 1];
    return next === undefined ? [width] : [width, next.x - x - width];
  });
  const narrow = Math.min(...widths);
  const wide = widths.map((width) => (width > 2 * narrow ? "1" : "0")).join("");
  if (!wide.startsWith("0000") || !wide.endsWith("100")) return null;
  return (wide.slice(4, -3).match(/.{10}/g) ?? [])
    .map((ten) => digitOf(ten.replaceAll(/(.)./g, "$1")) + digitOf(ten.replaceAll(/.(.)/g, "$1")))
    .join("");
}

/** Each digit has two wide bars of five, which stand for 1, 2, 4, 7 and nothing; 4 + 7 is zero. */
function digitOf(pattern: string): string {
  const sum = [1, 2, 4, 7, 0].reduce((all, weight, at) => all + (pattern[at] === "1" ? weight : 0), 0);
  return String(sum === 11 ? 0 : sum);
}
