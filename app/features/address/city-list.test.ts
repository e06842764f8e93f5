import { expect, test } from "vitest";
import { createCityList } from "./city-list.ts";

const NAMES = ["Águas Lindas de Goiás", "Goianésia", "Goiânia", "Senador Canedo"];

test.each([
  ["goi", ["Goianésia", "Goiânia", "Águas Lindas de Goiás"]],
  ["AGUAS", ["Águas Lindas de Goiás"]],
  ["canedo", ["Senador Canedo"]],
  ["nedo", []], // within a word
  [" ", NAMES],
])("the cities of %j", (text, found) => {
  expect(createCityList(NAMES).match(text)).toEqual(found);
});

test("a list shows thirty cities at most", () => {
  const names = Array.from({ length: 40 }, (_, index) => `Cidade ${String(index)}`);
  expect(createCityList(names).match("")).toHaveLength(30);
});

test("a city is found without its accents, and not by a part of its name", () => {
  expect(createCityList(NAMES).has("goiania ")).toBe(true);
  expect(createCityList(NAMES).has("Goiâ")).toBe(false);
});
