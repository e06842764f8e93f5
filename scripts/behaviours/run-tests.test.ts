import { expect, test } from "vitest";
import type { TestResult } from "./read-reports.ts";
import { outcomeOf } from "./run-tests.ts";

function buildResult(name: string, outcome: TestResult["outcome"]): TestResult {
  return { project: "unit", file: "a.test.ts", name, outcome, inBrowser: false };
}

test.each([
  ["all pass", true, ["passed", "passed"], "passed"],
  ["one fails", false, ["passed", "failed"], "failed"],
  ["one of two ids has no test that ran", true, ["passed", "skipped"], "not run"],
  ["none matched, which vitest takes as success", true, ["skipped", "skipped"], "not run"],
  ["the program did not build", false, [], "not run"],
  ["something else than the tests failed", false, ["passed", "passed"], "not run"],
] as const)("when %s (success: %s), %j makes %s", (_case, ok, outcomes, expected) => {
  const results = outcomes.map((outcome, at) => buildResult(`does it [KITS-0${at + 1}]`, outcome));
  expect(outcomeOf(["KITS-01", "KITS-02"], ok, results)).toBe(expected);
});
