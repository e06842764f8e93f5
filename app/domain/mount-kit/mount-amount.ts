/** Units of one line at most. */
export const MAX_UNITS = 9_999;

/** Why a text is no amount. */
export type AmountRefusal = "EMPTY" | "NOT_A_NUMBER" | "NEGATIVE" | "DECIMAL" | "TOO_MANY";

export type ParsedAmount = { amount: number } | { refusal: AmountRefusal };

/** A whole number of units as somebody typed or pasted it; dots between groups of three are read, nothing is guessed.
 *  @example parseAmount("1.200") // { amount: 1200 }
 *  @example parseAmount("2,5") // { refusal: "DECIMAL" } */
export function parseAmount(text: string): ParsedAmount {
  const trimmed = text.replace(/[\s\u00a0\u202f]/g, "");
  if (trimmed === "") return { refusal: "EMPTY" };
  if (/^[-−]\d/.test(trimmed)) return { refusal: "NEGATIVE" };
  const grouped = /^\d{1,3}(\.\d{3})+$/.test(trimmed) ? trimmed.replaceAll(".", "") : trimmed;
  if (/^\d+[.,]0+$/.test(grouped)) return parseAmount(grouped.replace(/[.,].*$/, ""));
  if (/^\d+[.,]\d+$/.test(grouped)) return { refusal: "DECIMAL" };
  if (!/^\d+$/.test(grouped)) return { refusal: "NOT_A_NUMBER" };
  const amount = Number(grouped);
  return amount > MAX_UNITS ? { refusal: "TOO_MANY" } : { amount };
}

/** Highest power that a kit may aim at, in watts, as in `MountingSchema`. */
const MAX_TARGET_W = 100_000_000;

export type TargetRefusal = "NOT_A_NUMBER" | "NOT_POSITIVE" | "TOO_MANY";

/** Power that is wanted, in whole watts, from kWp with a comma; null for none.
 *  @example parseTarget("5,5") // { targetW: 5_500 } */
export function parseTarget(text: string): { targetW: number | null } | { refusal: TargetRefusal } {
  const trimmed = text.replace(/\s|kwp?$/gi, "");
  if (trimmed === "") return { targetW: null };
  if (/^[-−]\d/.test(trimmed)) return { refusal: "NOT_POSITIVE" };
  const plain = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(trimmed) ? trimmed.replaceAll(".", "") : trimmed;
  if (!/^\d+([.,]\d+)?$/.test(plain)) return { refusal: "NOT_A_NUMBER" };
  const targetW = Math.round(Number(plain.replace(",", ".")) * 1000);
  if (targetW <= 0) return { refusal: "NOT_POSITIVE" };
  return targetW > MAX_TARGET_W ? { refusal: "TOO_MANY" } : { targetW };
}
