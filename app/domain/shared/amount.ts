/** Limit of units in one line. */
export const MAX_UNITS = 9_999;

/** Why a text is not an amount. */
export type AmountRefusal = "EMPTY" | "NOT_A_NUMBER" | "NEGATIVE" | "DECIMAL" | "TOO_MANY";

export type ParsedAmount = { amount: number } | { refusal: AmountRefusal };

/** Parses a typed or pasted whole number of units. Dots between groups of three are accepted; nothing is guessed.
 *  @example parseAmount("1.200") // { amount: 1200 }
 *  @example parseAmount("2,5") // { refusal: "DECIMAL" } */
export function parseAmount(text: string, most = MAX_UNITS): ParsedAmount {
  const trimmed = text.replace(/[\s\u00a0\u202f]/g, "");
  if (trimmed === "") return { refusal: "EMPTY" };
  if (/^[-−]\d/.test(trimmed)) return { refusal: "NEGATIVE" };
  const grouped = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(trimmed) ? trimmed.replaceAll(".", "") : trimmed;
  if (/^\d+[.,]0+$/.test(grouped)) return parseAmount(grouped.replace(/[.,].*$/, ""), most);
  if (/^\d+[.,]\d+$/.test(grouped)) return { refusal: "DECIMAL" };
  if (!/^\d+$/.test(grouped)) return { refusal: "NOT_A_NUMBER" };
  const amount = Number(grouped);
  return amount > most ? { refusal: "TOO_MANY" } : { amount };
}
