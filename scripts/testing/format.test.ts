import { expect, test } from "vitest";
import { formatResult, formatTotals, isGreen } from "./format.ts";
import type { StepResult } from "./steps.ts";

function buildResult(changes: Partial<StepResult>): StepResult {
  return {
    ...{
      name: "e2e 1/3",
      ms: 1_500,
      ok: true,
      passed: 3,
      failed: 0,
      skipped: 0,
      secondTries: [],
      notTried: [],
      output: [],
    },
    ...changes,
  };
}

test("what passed on the second try only is counted in its step's line and named before the totals", () => {
  const retried = buildResult({
    secondTries: ["tests/e2e/a.test.ts › a kit is sold\n    Error: Timeout"],
  });

  expect(formatResult(retried)).toEqual(["✓ e2e 1/3                 1.5 s  3 passed, 1 on the second try"]);
  expect(formatTotals([retried, buildResult({ passed: 2 })])).toEqual([
    "",
    "Passed on the second try:",
    "  tests/e2e/a.test.ts › a kit is sold\n    Error: Timeout",
    "5 passed, 0 failed",
  ]);
});

test("nothing is said of second tries when there were none", () => {
  expect(formatTotals([buildResult({})])).toEqual(["", "3 passed, 0 failed"]);
});

test("two second tries are told, a third one makes the run red and counts all of them as failed", () => {
  const one = buildResult({ secondTries: ["a.test.ts › a kit is sold"] });
  const two = [one, one];
  const three = [...two, buildResult({ name: "api", secondTries: ["b.test.ts › it is paid"] })];

  expect([isGreen(two), isGreen(three)]).toEqual([true, false]);
  expect(formatTotals(two).at(-1)).toBe("6 passed, 0 failed");
  expect(formatTotals(three).slice(-2)).toEqual([
    "Failed: 3 second tries, of 2 allowed",
    "6 passed, 3 failed",
  ]);
});

test("what a test left out on this machine is said before the totals, and fails nothing", () => {
  const offline = buildResult({ notTried: ["a.test.ts › two clones\n    installing: ENOTFOUND"] });

  expect(isGreen([offline])).toBe(true);
  expect(formatTotals([offline])).toEqual([
    "",
    "Not tried on this machine:",
    "  a.test.ts › two clones\n    installing: ENOTFOUND",
    "3 passed, 0 failed",
  ]);
});
