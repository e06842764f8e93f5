const TYPED = /^(\d{1,9})(?:[.,](\d{1,4}))?$/;

/** A decimal that a person typed, with comma or dot, as the plain text that the portal keeps; the text itself where it
 *  does not read, for a schema to refuse.
 *  @example decimalText("12,50") // "12.5" */
export function decimalText(typed: string): string {
  const text = typed.trim();
  const match = TYPED.exec(text);
  if (match === null) return text;
  const [, integer = "", decimals = ""] = match;
  const kept = decimals.replace(/0+$/, "");
  const whole = integer.replace(/^0+(?=\d)/, "");
  return kept === "" ? whole : `${whole}.${kept}`;
}
