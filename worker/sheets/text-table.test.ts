import { expect, test } from "vitest";
import { createTextTable } from "./text-table.ts";

test("texts are found by their numbers, however many and whatever they hold", () => {
  const texts = Array.from({ length: 20_000 }, (_, at) => `Proteção ${String(at)} ☀️`.repeat(at % 4));
  const table = createTextTable();
  for (const text of texts) table.add(text);
  expect(texts.every((text, at) => table.get(at) === text)).toBe(true);
});

test("a number that no text has is told from an empty text", () => {
  const table = createTextTable();
  table.add("");
  expect([table.get(0), table.get(1), table.get(-1), table.get(0.5), table.get(Number.NaN)]).toEqual([
    "",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
