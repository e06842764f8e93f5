import { afterEach, beforeEach, expect, vi } from "vitest";
import { keepErrorLine, takeErrorLines } from "./expected-errors.ts";

/** An undeclared `console.error` fails the test in which it was written; one that expects it takes the lines. */
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(keepErrorLine);
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(takeErrorLines()).toEqual([]);
});
