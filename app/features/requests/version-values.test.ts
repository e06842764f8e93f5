import { expect, test } from "vitest";
import { changeText, valueText } from "./version-values.ts";

const plain = (text: string | null) => text?.replaceAll("\u00A0", " ");

test.each([
  ["cents", 123_456, "R$ 1.234,56"],
  ["centsPerWp", 224, "R$ 2,24 / Wp"],
  ["watts", 5_500, "5,50 kWp"],
  ["days", 1, "1 dia útil"],
  ["days", 12, "12 dias úteis"],
  ["day", "2026-11-21", "21/11/2026"],
  ["payment", "credito", "Cartão de crédito"],
  ["payment", "Financia Fácil", "Financia Fácil"],
  ["flag", 0, "Não"],
  ["shippingType", "FOB", "FOB (Retirado por sua empresa)"],
  ["kilograms", "82.52", "82,52 kg"],
  ["text", null, "—"],
] as const)("%s of %j reads %s", (kind, value, text) => {
  expect(plain(valueText(kind, value))).toBe(text);
});

test.each([
  ["cents", 10_000, 12_500, "+R$ 25,00 (+25%)"],
  ["cents", 10_000, 6_666, "−R$ 33,34 (−33,3%)"],
  ["cents", 0, 500, "+R$ 5,00"],
  ["cents", -1_000, -2_000, "−R$ 10,00"],
  ["number", 4, 6, "+2"],
  ["days", 12, 11, "−1 dia útil"],
  ["cents", null, 500, undefined],
  ["text", "a", "b", undefined],
] as const)("%s from %j to %j is %s", (kind, from, to, text) => {
  expect(plain(changeText(kind, from, to))).toBe(text);
});
