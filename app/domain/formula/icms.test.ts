import { expect, test } from "vitest";
import { ICMS_INTERNAL_RATES, icmsInternalPct, icmsInterstatePct } from "./icms.ts";

test.each([
  ["SP", "BA", false, "7"],
  ["SP", "MG", false, "12"],
  ["BA", "SP", false, "12"],
  ["SP", "ES", false, "7"],
  ["ES", "SP", false, "12"],
  ["RS", "GO", false, "7"],
  ["GO", "DF", false, "12"],
  ["SC", "PR", true, "4"],
  ["BA", "AM", true, "4"],
  ["SP", "SP", false, "18"],
  ["SP", "SP", true, "18"], // within a state the internal rate, imported or not
  ["SP", "XX", false, null],
  ["toString", "SP", false, null],
] as const)("ICMS from %s to %s, imported %s: %s", (from, to, imported, pct) => {
  expect(icmsInterstatePct(from, to, { imported })).toBe(pct);
});

test("each of the 27 states has an internal rate, with source and day", () => {
  const { rates, source, validFrom } = ICMS_INTERNAL_RATES;
  expect(Object.keys(rates)).toHaveLength(27);
  expect([icmsInternalPct("RJ"), rates.RJ.fcpPct, icmsInternalPct("BA")]).toEqual(["20", "2", "20.5"]);
  expect([source.length > 0, validFrom]).toEqual([true, "2026-04-01"]);
});
