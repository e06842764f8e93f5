import Big from "big.js";
import { DomainError } from "./errors.ts";

const PCT_FORM = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Whether a text is a percentage as the portal keeps it: a plain decimal with a dot, as in "12.5".
 *  No sign but a minus, no leading zeros, no exponent, no thousands separator. */
export function isPct(text: string): boolean {
  return PCT_FORM.test(text);
}

/** Order of two percentages by value: negative when `a` is smaller, zero when equal ("12.50" equals "12.5").
 *  @throws DomainError INVALID_NUMBER
 *  @example comparePct("9.9", "10") // -1 */
export function comparePct(a: string, b: string): -1 | 0 | 1 {
  return parsedPct(a).cmp(parsedPct(b));
}

/** A percentage as a rate, exactly: divided by one hundred, still a decimal text.
 *  @throws DomainError INVALID_NUMBER
 *  @example pctToRate("12.5") // "0.125" */
export function pctToRate(pct: string): string {
  return parsedPct(pct).times("0.01").toFixed();
}

function parsedPct(pct: string): Big {
  if (!isPct(pct)) throw new DomainError("INVALID_NUMBER", { input: pct });
  return new Big(pct);
}
