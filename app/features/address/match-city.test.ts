import { expect, test } from "vitest";
import { isCityOf, matchCities } from "./match-city.ts";

const NAMES = ["Águas Lindas de Goiás", "Goianésia", "Goiânia", "Senador Canedo"];

test.each([
  ["goi", ["Goianésia", "Goiânia", "Águas Lindas de Goiás"]],
  ["AGUAS", ["Águas Lindas de Goiás"]],
  ["canedo", ["Senador Canedo"]],
  ["nedo", []], // within a word
  [" ", NAMES],
])("the cities of %j", (text, found) => {
  expect(matchCities(NAMES, text)).toEqual(found);
});

test("a list shows thirty cities at most", () => {
  expect(
    matchCities(
      Array.from({ length: 40 }, (_, index) => `Cidade ${String(index)}`),
      "",
    ),
  ).toHaveLength(30);
});

test("a city is found without its accents, and not by a part of its name", () => {
  expect(isCityOf(NAMES, "goiania ")).toBe(true);
  expect(isCityOf(NAMES, "Goiâ")).toBe(false);
});
