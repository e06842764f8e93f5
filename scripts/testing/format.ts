import type { StepResult } from "./steps.ts";

/** A step's result in one line, after its output if it failed. */
export function formatResult(result: StepResult): string[] {
  const { name, ms, ok, passed, failed, skipped, secondTries, output } = result;
  const counts = [
    passed > 0 ? `${passed} passed` : "",
    failed > 0 ? `${failed} failed` : "",
    skipped > 0 ? `${skipped} skipped` : "",
    secondTries.length > 0 ? `${secondTries.length} on the second try` : "",
  ].filter((part) => part !== "");
  const time = `${(ms / 1000).toFixed(1)} s`.padStart(8);
  const line = `${ok ? "✓" : "✗"} ${name.padEnd(20)} ${time}  ${counts.join(", ")}`.trimEnd();
  return ok || output.length === 0 ? [line] : ["", `── ${name} ──`, ...output, "", line];
}

/** Number of tests that may pass only on their second try; more of them fail the run. */
const SECOND_TRIES_ALLOWED = 2;

/** Whether nothing failed, and second tries are within the limit. */
export function isGreen(results: readonly StepResult[]): boolean {
  return results.every(({ ok }) => ok) && secondTriesOf(results).length <= SECOND_TRIES_ALLOWED;
}

/** The closing lines. The last one counts tests, and one failure for every other failed step. Before it are the
 *  tests that passed only on their second try, which count as failed beyond the limit, and those that left
 *  something out. */
export function formatTotals(results: readonly StepResult[]): string[] {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + (result.ok ? 0 : Math.max(1, result.failed)), 0);
  const broken = results.filter(({ ok }) => !ok).map(({ name }) => name);
  const retried = secondTriesOf(results);
  const isTooWeak = retried.length > SECOND_TRIES_ALLOWED;
  const reasons = isTooWeak
    ? [...broken, `${retried.length} second tries, of ${SECOND_TRIES_ALLOWED} allowed`]
    : broken;
  const summary = reasons.length === 0 ? [] : [`Failed: ${reasons.join(", ")}`];
  const weak = retried.length === 0 ? [] : ["Passed on the second try:", ...retried.map((one) => `  ${one}`)];
  const notTried = results.flatMap((result) => result.notTried);
  const omitted =
    notTried.length === 0 ? [] : ["Not tried on this machine:", ...notTried.map((one) => `  ${one}`)];
  const uncounted = isTooWeak ? retried.length : 0;
  return ["", ...weak, ...omitted, ...summary, `${passed - uncounted} passed, ${failed + uncounted} failed`];
}

function secondTriesOf(results: readonly StepResult[]): string[] {
  return results.flatMap(({ secondTries }) => secondTries);
}
