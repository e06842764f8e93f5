import { afterEach, beforeEach, expect, vi } from "vitest";

/** An unexpected `console.error` fails its test. A test that expects one mocks it. */
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
