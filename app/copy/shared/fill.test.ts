import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test("each placeholder takes its value, numbers included", () => {
  expect(fill("De {first} a {last} kWp", { first: 0, last: "1000" })).toBe("De 0 a 1000 kWp");
});

test("a placeholder that stands twice is replaced twice", () => {
  expect(fill("{name}, {name}", { name: "Ana" })).toBe("Ana, Ana");
});

test("a text without placeholders stays as it is", () => {
  expect(fill("Sem Cliente", {})).toBe("Sem Cliente");
});

test.each([
  ["{city}", "{city} - MG"],
  ["$&", "$& - MG"],
])("the value %s is written as it is, not read as a template", (state, text) => {
  expect(fill("{state} - {city}", { state, city: "MG" })).toBe(text);
});
