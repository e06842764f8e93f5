import { parseCents, readDecimal } from "./numbers.ts";

/** A number that a person typed for something that is stored, as the plain text that the portal keeps. It reads what
 *  `parseNumber` reads and nothing else; any other text comes back with commas for dots, which no schema takes for a
 *  number, so that "12.5" is refused at its field instead of being guessed.
 *  @example decimalText("1.234,50") // "1234.5"
 *  @example decimalText("12.5") // "12,5" */
export function decimalText(typed: string): string {
  const read = readDecimal(typed);
  if (read === null) return typed.trim().replaceAll(".", ",");
  const decimals = read.decimals.replace(/0+$/, "");
  const whole = `${read.sign}${read.integer.replace(/^0+(?=\d)/, "")}`;
  return decimals === "" ? whole : `${whole}.${decimals}`;
}

/** The same of an amount in reais, with two decimals.
 *  @example reaisText("1.234,5") // "1234.50" */
export function reaisText(typed: string): string {
  const cents = parseCents(typed);
  return cents === null ? decimalText(typed) : (cents / 100).toFixed(2);
}
