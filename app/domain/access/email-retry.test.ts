import { expect, test } from "vitest";
import { MAX_EMAIL_ATTEMPTS, nextEmailAttempt } from "./email-retry.ts";

const MINUTE_MS = 60_000;

test.each([
  [0, 1, 1],
  [1, 2, 2],
  [2, 3, 4],
  [6, 7, 64],
])("after %i attempts, a failure makes it %i and waits %i minutes", (before, attempts, minutes) => {
  expect(nextEmailAttempt({ attempts: before, retryable: true, nowMs: 1_000 })).toEqual({
    attempts,
    nextAttemptMs: 1_000 + minutes * MINUTE_MS,
  });
});

test("the eighth attempt is the last one", () => {
  expect(nextEmailAttempt({ attempts: 7, retryable: true, nowMs: 0 }).attempts).toBe(8);
  expect(MAX_EMAIL_ATTEMPTS).toBe(8);
});

test("what cannot be sent is given up at once", () => {
  expect(nextEmailAttempt({ attempts: 0, retryable: false, nowMs: 0 }).attempts).toBe(8);
});
