import { parseLooseNumber, parseNumber } from "#domain/shared/numbers.ts";
import type { KeyFilter } from "./key-filters.ts";

/** Digits and one comma. */
export const decimalKeys: KeyFilter = { name: "decimal", keep: keepDecimal, retype: withComma };

/** Digits, one comma, and one minus sign in front. */
export const signedKeys: KeyFilter = {
  name: "signed",
  keep: (text) => (text.startsWith("-") ? "-" : "") + keepDecimal(text),
  retype: withComma,
};

/** Digits, comma, slash, space and semicolon: a list of numbers. */
export const listKeys: KeyFilter = {
  name: "list",
  keep: (text) => text.replace(/[^\d,/ ;]/g, ""),
  retype: asList,
};

/** Numbers of a sheet, one a cell, with semicolons between them; each keeps its worth. */
function asList(text: string): string {
  const withDots = (number: string) => {
    const value = number.includes(".") ? (parseNumber(number) ?? parseLooseNumber(number)) : null;
    return value === null ? number : String(value).replace(".", ",");
  };
  return text
    .trim()
    .replace(/[\t\r\n]+/g, "; ")
    .replace(/[\d.,]+/g, withDots);
}

/** A number with dots, as spreadsheets and data sheets give it: "1.234,56", "1.000" and "5.5 kWp" keep their worth. */
function withComma(text: string): string {
  const bare = text.replace(/[^\d.,-]/g, "");
  const value = bare.includes(".") ? (parseNumber(bare) ?? parseLooseNumber(bare)) : null;
  return value === null ? text : String(value).replace(".", ",");
}

function keepDecimal(text: string): string {
  const [whole = "", ...rest] = text.replace(/[^\d,]/g, "").split(",");
  return rest.length === 0 ? whole : `${whole},${rest.join("")}`;
}
