import type { StepResult } from "./steps.ts";

/** One line for a step, after what it said when it failed. */
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

/** More tests that pass on the second try only than a run may have: each is weak, or what it tests is. */
const SECOND_TRIES_ALLOWED = 2;

/** Whether nothing failed, and hardly anything passed on the second try only. */
export function isGreen(results: readonly StepResult[]): boolean {
  return results.every(({ ok }) => ok) && secondTriesOf(results).length <= SECOND_TRIES_ALLOWED;
}

/** The closing line counts tests, and one for every other step that failed: it never says 0 failed wrongly. Before it
 *  the tests that passed on the second try only are named with their files; too many of them count as failed. So are
 *  those that left something out. */
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
