import { expect, test } from "vitest";
import { readInvoiceKey } from "./invoice-key.ts";

/** The worked example of the manual of the NF-e: the check digit of its 43 digits is 7 by modulo 11. */
const KEY = "52060433009911002506550120000007800267301615";

test("a key says issuer, series and number, with or without spaces", () => {
  const read = { key: KEY, cnpj: "33009911002506", series: 12, number: 780 };
  expect(readInvoiceKey(KEY)).toEqual(read);
  expect(readInvoiceKey(KEY.replace(/(.{4})/g, "$1 "))).toEqual(read);
});

test.each([
  ["another last digit", `${KEY.slice(0, 43)}6`],
  ["a digit too few", KEY.slice(1)],
  ["two digits that changed places", `25${KEY.slice(2)}`],
  ["month 13", withDigit(`521304${KEY.slice(6, 43)}`.replace("521304", "520613"))],
  ["a CNPJ that there is not", withDigit(`${KEY.slice(0, 19)}0${KEY.slice(20, 43)}`)],
  ["no key", "nota 780"],
])("%s is no key", (_what, text) => {
  expect(readInvoiceKey(text)).toBeNull();
});

test("letters are worth their ASCII code less 48, and are legal in the CNPJ only", () => {
  const key = withDigit(`52060412ABC34501DE35${KEY.slice(20, 43)}`);
  expect(readInvoiceKey(key)?.cnpj).toBe("12ABC34501DE35");
  expect(readInvoiceKey(withDigit(`5A${KEY.slice(2, 43)}`))).toBeNull();
});

/** The 43 characters with their check digit, worked out one by one. */
function withDigit(characters: string): string {
  const sum = Array.from(characters).reduce(
    (total, character, index) => total + (character.charCodeAt(0) - 48) * (2 + ((42 - index) % 8)),
    0,
  );
  return characters + String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
}
