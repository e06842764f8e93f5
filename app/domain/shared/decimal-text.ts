import { parseCents, readDecimal } from "./numbers.ts";

/** A typed number as plain decimal text for storing. It accepts what `parseNumber` accepts. Any other text is returned
 *  with commas for dots, which every schema refuses, so that "12.5" is refused at its field instead of being guessed.
 *  @example decimalText("1.234,50") // "1234.5"
 *  @example decimalText("12.5") // "12,5" */
export function decimalText(typed: string): string {
  const read = readDecimal(typed);
  if (read === null) return typed.trim().replaceAll(".", ",");
  const decimals = read.decimals.replace(/0+$/, "");
  const whole = `${read.sign}${read.integer.replace(/^0+(?=\d)/, "")}`;
  return decimals === "" ? whole : `${whole}.${decimals}`;
}

/** A typed amount in reais as decimal text with two decimals; like `decimalText` for other texts.
 *  @example reaisText("1.234,5") // "1234.50" */
export function reaisText(typed: string): string {
  const cents = parseCents(typed);
  return cents === null ? decimalText(typed) : (cents / 100).toFixed(2);
}
