import { expect, test } from "vitest";
import {
  formatCents,
  formatDay,
  formatFileSize,
  formatInstant,
  formatNumber,
  formatPct,
  formatPowerKwp,
} from "./format.ts";
import { formatCep, formatDocument, formatPhone } from "./format-identity.ts";

test.each([
  [123_456, "R$\u00a01.234,56"],
  [-5, "-R$\u00a00,05"],
  [0, "R$\u00a00,00"],
  [-0, "R$\u00a00,00"],
  [123_456_789_012, "R$\u00a01.234.567.890,12"],
])("%d cents read %s [FORMAT-03]", (cents, expected) => {
  expect(formatCents(cents)).toBe(expected);
});

test.each([
  [1234.5678, { maxDecimals: 3 }, "1.234,568"],
  [1234.5, {}, "1.234,5"],
  [1.005, {}, "1,01"], // half-up on the decimal, not on the double
  ["1.0049", {}, "1"],
  [-0.001, {}, "0"],
  [5, { minDecimals: 2 }, "5,00"],
  [1.23456, { minDecimals: 4 }, "1,2346"],
])("%s with %j reads %s", (value, options, expected) => {
  expect(formatNumber(value, options)).toBe(expected);
});

test.each([
  ["12.34", "12,34%"],
  ["12.5", "12,5%"],
  ["100", "100%"],
  ["-1.235", "-1,24%"],
])("the percentage %s reads %s", (pct, expected) => {
  expect(formatPct(pct)).toBe(expected);
});

test("a day reads day first, and another text stays as it is [FORMAT-02]", () => {
  expect(formatDay("2026-11-21")).toBe("21/11/2026");
  expect(formatDay("amanhã")).toBe("amanhã");
});

test.each([
  ["2026-11-21T17:05:00Z", "America/Sao_Paulo", "21/11/2026 14:05"],
  ["2026-11-21T03:00:00Z", "America/Sao_Paulo", "21/11/2026 00:00"], // midnight is 00, not 24
  ["2026-11-21T03:00:00Z", "America/Manaus", "20/11/2026 23:00"],
])("%s in %s reads %s [FORMAT-02]", (instant, timeZone, expected) => {
  expect(formatInstant(instant, timeZone)).toBe(expected);
});

test.each([
  [5_500, "5,50\u00a0kWp"],
  [5_505, "5,51\u00a0kWp"],
  [5_504, "5,50\u00a0kWp"],
  [1_234_560, "1.234,56\u00a0kWp"],
  [0, "0,00\u00a0kWp"],
])("%d W read %s [FORMAT-04]", (watts, expected) => {
  expect(formatPowerKwp(watts)).toBe(expected);
});

test.each([
  ["+5511987654321", "(11) 9 8765-4321"],
  ["11987654321", "(11) 9 8765-4321"],
  ["+551130000000", "(11) 3000-0000"],
  ["1130000000", "(11) 3000-0000"],
  ["55987654321", "(55) 9 8765-4321"], // area 55, not the country
  ["5130000", "5130000"],
  ["", ""],
])("the telephone %s reads %s [FORMAT-05]", (phone, expected) => {
  expect(formatPhone(phone)).toBe(expected);
});

test.each([
  ["28001238938", "280.012.389-38"],
  ["12ABC34501DE35", "12.ABC.345/01DE-35"],
  ["11222333000181", "11.222.333/0001-81"],
  ["123", "123"],
])("the document %s reads %s [FORMAT-06]", (document, expected) => {
  expect(formatDocument(document)).toBe(expected);
});

test("a postal code reads with its dash, and another text stays as it is", () => {
  expect(formatCep("01310100")).toBe("01310-100");
  expect(formatCep("1310100")).toBe("1310100");
});

test.each([
  [0, "1 KB"],
  [14, "1 KB"],
  [340_499, "340 KB"],
  [999_499, "999 KB"],
  [999_500, "1 MB"],
  [1_250_000, "1,3 MB"],
  [10_000_000, "10 MB"],
])("a file of %d bytes is %s large", (bytes, expected) => {
  expect(formatFileSize(bytes)).toBe(expected);
});
