import { expect, test } from "vitest";
import { formRows } from "./form-rows.ts";
import { formRowTexts } from "./record-form-schema.ts";

const LINES = formRows<Record<"key" | "name", string>>({ name: "" });

test("a text that comes back is a row of its kind, and no longer than a form sends it", () => {
  const schema = formRowTexts(LINES, 2);
  const row = LINES.write({ key: "lin_1", name: "Um" });
  expect(schema.safeParse([row, row]).success).toBe(true);
  expect(schema.safeParse([row, row, row]).success).toBe(false);
  expect(schema.safeParse(['["lin_1"]']).success).toBe(false);
  expect(schema.safeParse(["nada"]).success).toBe(false);
  expect(schema.safeParse([LINES.write({ key: "lin_1", name: "x".repeat(4_001) })]).success).toBe(false);
});
