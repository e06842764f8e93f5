import { expect, test } from "vitest";
import { CEP_RANGES, isCep, normalizeCep, stateOfCep } from "./cep.ts";

test.each([
  ["01310-100", "01310100"],
  ["01310100", "01310100"],
  ["01.310-100", "01310100"],
  [" 01310-100 ", "01310100"],
  ["1310100", null], // seven digits
  ["013101000", null], // nine
  ["00999-999", null], // below the first range
  ["01000-000", "01000000"], // first of São Paulo
  ["0131O-100", null], // a letter
  ["013-10100", null],
  ["", null],
])("the CEP %s is kept as %s", (text, expected) => {
  expect(normalizeCep(text)).toBe(expected);
  expect(isCep(text)).toBe(expected !== null);
});

test.each([
  ["01310-100", "SP"],
  ["19999-999", "SP"],
  ["20000-000", "RJ"],
  ["69301-000", "RR"], // inside the block of AM
  ["69299-999", "AM"],
  ["69400-000", "AM"],
  ["72799-999", "DF"],
  ["72800-000", "GO"],
  ["73000-000", "DF"],
  ["73700-000", "GO"],
  ["76800-000", "RO"],
  ["78899-999", "MT"],
  ["78900-000", null],
  ["78950-000", null], // old block of RO, not in use
  ["79000-000", "MS"],
  ["99999-999", "RS"],
])("the CEP %s lies in %s", (text, expected) => {
  expect(stateOfCep(text)).toBe(expected);
});

test("thirty ranges in order, without overlap, for 27 states", () => {
  expect(CEP_RANGES).toHaveLength(30);
  expect(new Set(CEP_RANGES.map(({ state }) => state)).size).toBe(27);
  const bounds = CEP_RANGES.flatMap(({ from, to }) => [from, to]);
  expect([...bounds].sort()).toEqual(bounds);
});
