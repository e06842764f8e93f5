const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const ONE_GROUP = /^[1-9]\d{0,2}\.\d{3}$/;
const DECIMAL = /^\d+(?:[.,]\d+)?$/;
const MAX_DIGITS = 30;

/** A number of a formula as a dot decimal; null if invalid. A comma is always the decimal mark. Dots separate thousands
 *  if they form groups of three after one to three digits without a leading zero; otherwise a single dot is the decimal
 *  mark.
 *  @example toDotDecimal("1.234,56") // "1234.56"
 *  @example toDotDecimal("1.234") // "1234"
 *  @example toDotDecimal("0.125") // "0.125", and "1.5" is "1.5"
 *  @example toDotDecimal("1.23.4") // null */
export function toDotDecimal(text: string): string | null {
  if (text.length > MAX_DIGITS * 2) return null;
  const comma = text.indexOf(",");
  const integer = comma === -1 ? text : text.slice(0, comma);
  const ungrouped = GROUPED.test(integer) ? integer.replaceAll(".", "") : integer;
  if (comma !== -1 && ungrouped.includes(".")) return null;
  const plain = `${ungrouped}${comma === -1 ? "" : text.slice(comma)}`;
  if (!DECIMAL.test(plain) || plain.length > MAX_DIGITS) return null;
  return plain.replace(",", ".");
}

/** Whether a number has exactly one dot, which separates thousands but may have been meant as a decimal mark:
 *  "1.045". */
export function isAmbiguous(text: string): boolean {
  return ONE_GROUP.test(text);
}
