import { expect, test } from "vitest";
import { measureText } from "./measures.ts";

test.each([
  ["275.5", "kilograms", "275,50\u00a0kg"],
  [1_234.567, "kilograms", "1.234,57\u00a0kg"],
  [0.0032, "cubicMetres", "0,0032\u00a0m³"],
  ["0.09", "cubicMetres", "0,09\u00a0m³"],
  ["0.00", "cubicMetres", "não informado"],
  [0, "kilograms", "não informado"],
  [null, "kilograms", "não informado"],
  [undefined, "cubicMetres", "não informado"],
] as const)("%s in %s is %s", (value, unit, text) => {
  expect(measureText(value, unit)).toBe(text);
});
