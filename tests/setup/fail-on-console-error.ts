import { afterEach, beforeEach, expect, vi } from "vitest";

/** An undeclared `console.error` fails the test in which it was written. A test that expects one mocks it itself. */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  const { error } = console;
  if (!vi.isMockFunction(error)) return;
  const calls = error.mock.calls;
  vi.restoreAllMocks();
  expect(calls).toEqual([]);
});
