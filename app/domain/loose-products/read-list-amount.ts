import { parseNumber } from "#domain/shared/numbers.ts";
import { MAX_SALE_AMOUNT } from "./sale-limits.ts";

export type AmountFault =
  | "AMOUNT_NOT_WHOLE"
  | "AMOUNT_NEGATIVE"
  | "AMOUNT_ZERO"
  | "AMOUNT_TOO_LARGE"
  | "AMOUNT_UNREADABLE";

const TIMES_BEFORE = /^[x×*]\s*/i;
const TIMES_AFTER = /\s*[x×*]$/i;
const UNITS = /\s*(?:un|und|unds|unid|unids|unidades?|pc|pcs|pç|pçs|peças?|pecas?)\.?$/i;
/** A whole number with a decimal point, as English spreadsheets write it. */
const POINT_ZERO = /^(-?\d+)\.0{1,2}$/;
const POINT_DECIMAL = /^-?\d+\.\d+$/;

/** Parses an amount of a product: a whole number from 1 to the limit of a line; otherwise the fault.
 *  @example readListAmount("1.000,00 un") // 1000
 *  @example readListAmount("2,5") // "AMOUNT_NOT_WHOLE" */
export function readListAmount(text: string): number | AmountFault {
  const written = text
    .trim()
    .replace("−", "-")
    .replace(TIMES_BEFORE, "")
    .replace(UNITS, "")
    .replace(TIMES_AFTER, "");
  const value = parseNumber(written.replace(POINT_ZERO, "$1"));
  if (value === null) return POINT_DECIMAL.test(written) ? "AMOUNT_NOT_WHOLE" : "AMOUNT_UNREADABLE";
  if (value < 0) return "AMOUNT_NEGATIVE";
  if (value === 0) return "AMOUNT_ZERO";
  if (!Number.isInteger(value)) return "AMOUNT_NOT_WHOLE";
  return value > MAX_SALE_AMOUNT ? "AMOUNT_TOO_LARGE" : value;
}
