import { parseLooseNumber } from "../shared/numbers.ts";

/** Which characters a field takes while somebody types. */
export interface KeyFilter {
  name: "decimal" | "list" | "digits" | "signed";
  /** The text without what the field does not take. */
  keep: (text: string) => string;
  /** A pasted text as somebody would type it here; as it is unless given. */
  retype?: (text: string) => string;
}

/** Digits and one comma. */
export const decimalKeys: KeyFilter = { name: "decimal", keep: keepDecimal, retype: withComma };

/** Digits, comma, slash, space and semicolon: a list of numbers. */
export const listKeys: KeyFilter = { name: "list", keep: (text) => text.replace(/[^\d,/ ;]/g, "") };

/** Digits only. */
export const digitKeys: KeyFilter = { name: "digits", keep: (text) => text.replace(/\D/g, "") };

/** Digits, one comma, and one minus sign in front. */
export const signedKeys: KeyFilter = {
  name: "signed",
  keep: (text) => (text.startsWith("-") ? "-" : "") + keepDecimal(text),
  retype: withComma,
};

/** What of a typed or pasted text may stand between `head` and `tail`.
 *  @example insertable(decimalKeys, { head: "1,", data: "2,5 kWp", tail: "" }) // "25" */
export function insertable(
  { keep }: KeyFilter,
  { head, data, tail }: { head: string; data: string; tail: string },
): string {
  let kept = "";
  for (const character of data) {
    const next = head + kept + character + tail;
    if (keep(next) === next) kept += character;
  }
  return kept;
}

/** A number with dots, as spreadsheets and data sheets give it: "1.234,56" and "5.5 kWp" keep their worth. */
function withComma(text: string): string {
  const value = text.includes(".") ? parseLooseNumber(text) : null;
  return value === null ? text : String(value).replace(".", ",");
}

function keepDecimal(text: string): string {
  const [whole = "", ...rest] = text.replace(/[^\d,]/g, "").split(",");
  return rest.length === 0 ? whole : `${whole},${rest.join("")}`;
}
