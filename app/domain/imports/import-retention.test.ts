import { expect, test } from "vitest";
import { areImportRowsKept, importCutoff } from "./import-retention.ts";

const NOW = "2026-11-22T10:00:00.000Z";

test("a spreadsheet is kept for 90 days, whatever months lie between", () => {
  expect(importCutoff(NOW)).toBe("2026-08-24T10:00:00.000Z");
  expect(importCutoff("2026-03-01T00:00:00.000Z")).toBe("2025-12-01T00:00:00.000Z");
});

test.each([
  ["2026-11-22T10:00:00.000Z", true],
  ["2026-08-24T10:00:00.000Z", true],
  ["2026-08-24T09:59:59.999Z", false],
])("of a spreadsheet that was sent at %s the rows are kept: %s", (createdAt, isKept) => {
  expect(areImportRowsKept(createdAt, NOW)).toBe(isKept);
});
