import { expect, test } from "vitest";
import { cellText } from "./sheet-cell.ts";

test.each([
  [1234.56, "1234,56"],
  [0.1 + 0.2, "0,3"],
  [-0.275, "-0,275"],
  [0, "0"],
  [1e-7, "0,0000001"],
  [12345678901234, "12345678901234"],
  [true, "Sim"],
  [false, "Não"],
  ["=1+1", "=1+1"],
  [{ bad: "error" } as const, ""],
  [undefined, ""],
])("the cell %j reads as %j", (cell, text) => {
  expect(cellText(cell)).toBe(text);
});
