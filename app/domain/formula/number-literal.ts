const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const ONE_GROUP = /^[1-9]\d{0,2}\.\d{3}$/;
const DECIMAL = /^\d+(?:[.,]\d+)?$/;
const MAX_DIGITS = 30;

/** A number of a formula as a dot decimal, or null. A comma is always the decimal mark. Dots stand between thousands
 *  where they make groups of three behind one to three digits that do not begin with zero; else a single dot is the
 *  decimal mark.
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

/** Whether a number has one dot that separates thousands and might have been meant as a decimal mark: "1.045". */
export function isAmbiguous(text: string): boolean {
  return ONE_GROUP.test(text);
}
