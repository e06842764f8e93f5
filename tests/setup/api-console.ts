import { afterEach, beforeEach, expect, vi } from "vitest";

/** What the room being away leaves in the log after the response; every order saved without a fake room writes it. */
const ROOM_IS_AWAY = /"event":"deferred-work-failed".*The room answered 503/;

/** An undeclared `console.error` fails the test in which it was written; a test that expects one mocks it itself. */
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  const { error } = console;
  const lines = vi.isMockFunction(error) ? error.mock.calls.map(String) : [];
  vi.restoreAllMocks();
  expect(lines.filter((line) => !ROOM_IS_AWAY.test(line))).toEqual([]);
});
