import { afterEach, beforeEach, expect, vi } from "vitest";
import { keepErrorLine, takeErrorLines } from "./expected-errors.ts";

/** An unexpected `console.error` fails its test; a test that expects one takes the lines. */
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(keepErrorLine);
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(takeErrorLines()).toEqual([]);
});
