/** Highest wanted power of a kit in watts, as in `MountingSchema`. */
const MAX_TARGET_W = 100_000_000;

export type TargetRefusal = "NOT_A_NUMBER" | "NOT_POSITIVE" | "TOO_MANY";

/** Parses a wanted power in kWp with a decimal comma, into whole watts; null for an empty text.
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
