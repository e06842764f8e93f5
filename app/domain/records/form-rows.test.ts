import { expect, test } from "vitest";
import { formRows, storedIdOf } from "./form-rows.ts";

interface Line extends Record<string, string> {
  key: string;
  name: string;
  amount: string;
}

const LINES = formRows<Line>({ name: "", amount: "1" });

test("a row is written as one text and read again, its key first", () => {
  const text = LINES.write({ key: "lin_1", name: 'À "vista"', amount: "" });
  expect(text).toBe(String.raw`["lin_1","À \"vista\"",""]`);
  expect(LINES.read(text)).toEqual({ key: "lin_1", name: 'À "vista"', amount: "" });
});

test("a text of fewer fields leaves the others empty", () => {
  expect(LINES.read('["lin_1"]')).toEqual({ key: "lin_1", name: "", amount: "" });
});

test("a blank row is not stored yet, and takes a place that no other has", () => {
  expect(LINES.blank(3)).toEqual({ key: "new-3", name: "", amount: "1" });
  expect(storedIdOf(LINES.blank(3))).toBeNull();
  expect(storedIdOf({ key: "lin_1" })).toBe("lin_1");
  expect(LINES.freePlace(["lin_1", "new-1", "new-2"], 1)).toBe(3);
  expect(LINES.freePlace(["lin_1", "new-1", "new-2"], 0)).toBe(0);
});
