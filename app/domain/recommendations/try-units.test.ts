import { expect, test } from "vitest";
import { tryUnits } from "./try-units.ts";

const facts = { modulos: 10, strings: 2 };

test.each([
  ["módulos / 4", 3, "2.5"],
  ["módulos - 10", 0, "0"],
  ["strings - módulos", 0, "-8"],
  ["strings * 2", 4, "4"],
])("the amount %s is %i units", (text, units, exact) => {
  expect(tryUnits(text, { amount: null, facts })).toEqual({ units, exact, fault: null });
});

test("free units know what is recommended, and are never more than that", () => {
  expect(tryUnits("recomendado / 2", { amount: "módulos / 4", facts })).toMatchObject({ units: 2 });
  expect(tryUnits("recomendado * 2", { amount: "módulos / 4", facts })).toMatchObject({
    units: 3,
    exact: "6",
  });
});

test("what has no value says why", () => {
  const faultOf = (text: string, amount: string | null = null) => tryUnits(text, { amount, facts }).fault;
  expect(faultOf("módulos / (strings - 2)")).toBe("DIVISION_BY_ZERO");
  expect(faultOf("fases")).toBe("MISSING_VALUE");
  expect(faultOf("módulos +")).toBe("INVALID_FORMULA");
  expect(faultOf("recomendado")).toBe("INVALID_FORMULA");
  expect(faultOf("1", "módulos / (strings - 2)")).toBe("DIVISION_BY_ZERO");
});
