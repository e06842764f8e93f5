import { parseLooseNumber } from "#domain/shared/numbers.ts";
import type { KeyFilter } from "./key-filters.ts";

/** Digits and one comma. */
export const decimalKeys: KeyFilter = { name: "decimal", keep: keepDecimal, retype: withComma };

/** Digits, one comma, and one minus sign in front. */
export const signedKeys: KeyFilter = {
  name: "signed",
  keep: (text) => (text.startsWith("-") ? "-" : "") + keepDecimal(text),
  retype: withComma,
};

/** A number with dots, as spreadsheets and data sheets give it: "1.234,56" and "5.5 kWp" keep their worth. */
function withComma(text: string): string {
  const value = text.includes(".") ? parseLooseNumber(text) : null;
  return value === null ? text : String(value).replace(".", ",");
}

function keepDecimal(text: string): string {
  const [whole = "", ...rest] = text.replace(/[^\d,]/g, "").split(",");
  return rest.length === 0 ? whole : `${whole},${rest.join("")}`;
}
