import { expect, test } from "vitest";
import { countSectionProducts, hasCategories } from "./separated-section.ts";

const COUNTS = [
  { type: "module", categoryId: null, count: 7 },
  { type: "complementaryEquipment", categoryId: "cat_cables", count: 4 },
  { type: "complementaryEquipment", categoryId: "cat_roofs", count: 5 },
  { type: "complementaryEquipment", categoryId: null, count: 1 },
  { type: "custom", categoryId: "cat_cables", count: 2 },
] as const;

test.each([
  ["module", [], 7],
  ["inverter", [], 0],
  ["complementaryEquipment", [], 10],
  ["complementaryEquipment", ["cat_cables"], 4],
  ["complementaryEquipment", ["cat_cables", "cat_roofs"], 9],
  ["custom", ["cat_cables"], 2],
  ["complementaryEquipment", ["cat_gone"], 0],
] as const)("a section of %s in %j shows %i products", (type, categories, expected) => {
  expect(countSectionProducts({ type, categories }, COUNTS)).toBe(expected);
});

test("only complementary and custom equipment lies in categories", () => {
  expect(
    (["module", "inverter", "stringBox", "complementaryEquipment", "custom"] as const).map(hasCategories),
  ).toEqual([false, false, false, true, true]);
});
