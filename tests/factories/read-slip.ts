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
