const STRICT_FORM = /^(-?)(?:R\$ ?)?(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/;
const NO_BREAK_SPACES = /[\u00a0\u202f]/g;
const MAX_CENT_DECIMALS = 2;

/** A number as Brazilians write it, or null: comma for decimals, dots only between groups of three, minus in front,
 *  `R$` allowed. Never a guess: "1.23" and "1,234.56" are refused. For whatever is stored or imported.
 *  @example parseNumber("1.234,56") // 1234.56
 *  @example parseNumber("0.500") // null: who writes a zero before a dot means a decimal */
export function parseNumber(text: string): number | null {
  const parts = readDecimal(text);
  if (parts === null) return null;
  const value = Number(`${parts.sign}${parts.integer}.${parts.decimals}`) + 0;
  return Number.isFinite(value) ? value : null;
}

/** An amount of money as Brazilians write it, in cents, or null. Reads what `parseNumber` reads, but refuses more
 *  than two decimals: what the user typed is not rounded.
 *  @example parseCents("R$ 1.234,56") // 123_456
 *  @example parseCents("1,234") // null */
export function parseCents(text: string): number | null {
  const parts = readDecimal(text);
  if (parts === null || parts.decimals.length > MAX_CENT_DECIMALS) return null;
  const cents = Number(`${parts.sign}${parts.integer}${parts.decimals.padEnd(MAX_CENT_DECIMALS, "0")}`) + 0;
  return Number.isSafeInteger(cents) ? cents : null;
}

/** Parses a number typed into a filter or a mask; null without one. Comma or dot is the decimal mark, other characters
 *  are dropped. With both separators the last one is the decimal mark; a repeated separator separates thousands.
 *  @example parseLooseNumber("5.5 kWp") // 5.5
 *  @example parseLooseNumber("R$ 1.234,56") // 1234.56 */
export function parseLooseNumber(text: string): number | null {
  const kept = text.replace(/[^\d.,-]/g, "");
  const sign = kept.startsWith("-") ? "-" : "";
  const digits = withDotDecimal(kept.replaceAll("-", ""));
  if (digits === null || !/\d/.test(digits)) return null;
  const value = Number(`${sign}${digits}`) + 0;
  return Number.isFinite(value) ? value : null;
}

/** The parts of a number in Brazilian notation; null if invalid. This is the only grammar for stored and imported
 *  numbers. */
export function readDecimal(text: string): { sign: string; integer: string; decimals: string } | null {
  const match = STRICT_FORM.exec(text.replace(NO_BREAK_SPACES, " ").trim());
  if (match === null) return null;
  const [, sign = "", integer = "", decimals = ""] = match;
  return { sign, integer: integer.replaceAll(".", ""), decimals };
}

function withDotDecimal(text: string): string | null {
  const last = text.lastIndexOf(",") > text.lastIndexOf(".") ? "," : ".";
  const other = last === "," ? "." : ",";
  const isSingle = text.indexOf(last) === text.lastIndexOf(last);
  if (isSingle) return text.replaceAll(other, "").replace(last, ".");
  return text.includes(other) ? null : text.replaceAll(last, "");
}
