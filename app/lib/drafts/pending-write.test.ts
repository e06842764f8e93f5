// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPendingWrite } from "./pending-write.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("what changes often is kept once, when it rests", () => {
  const kept: number[] = [];
  const pending = createPendingWrite(300);
  for (const value of [1, 2, 3]) pending.schedule(() => kept.push(value));
  vi.advanceTimersByTime(299);
  expect(kept).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(kept).toEqual([3]);
  pending.flush();
  expect(kept).toEqual([3]);
});

test.each([
  ["is loaded again", () => window.dispatchEvent(new Event("beforeunload"))],
  ["is left", () => window.dispatchEvent(new Event("pagehide"))],
  ["goes out of sight", () => document.dispatchEvent(new Event("visibilitychange"))],
])("a page that %s keeps at once what rests yet, once", (_what, leave) => {
  const kept: string[] = [];
  createPendingWrite(300).schedule(() => kept.push("all"));
  leave();
  leave();
  vi.advanceTimersByTime(300);
  expect(kept).toEqual(["all"]);
});

test("what was given up is not kept", () => {
  const kept: string[] = [];
  const pending = createPendingWrite(300);
  pending.schedule(() => kept.push("all"));
  pending.cancel();
  window.dispatchEvent(new Event("pagehide"));
  vi.advanceTimersByTime(300);
  expect(kept).toEqual([]);
});
