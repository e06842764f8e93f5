import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQuietRefresh } from "./quiet-refresh.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const answers = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  const refresh = vi.fn();
  return { answers, refresh, ask: createQuietRefresh(answers, refresh) };
}

test("a portal that answers is read again at once", async () => {
  const { answers, refresh, ask } = start();
  answers.mockResolvedValue(true);
  ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(refresh).toHaveBeenCalledOnce();
});

test("a portal that does not answer is asked after 2, 4, 8 s and at last every minute, and read once it does", async () => {
  const { answers, refresh, ask } = start();
  ask();
  const asked: number[] = [];
  for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    asked.push(answers.mock.calls.length);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(refresh).not.toHaveBeenCalled();
  answers.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refresh).toHaveBeenCalledOnce();
});

test("news that come while it waits are read with the first, and later ones anew", async () => {
  const { answers, refresh, ask } = start();
  ask();
  ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toHaveBeenCalledOnce();
  answers.mockResolvedValue(true);
  ask();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(refresh).toHaveBeenCalledOnce();
  ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(refresh).toHaveBeenCalledTimes(2);
});
