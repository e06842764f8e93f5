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

/** The closing line counts tests, and one for every other step that failed: it never says 0 failed wrongly. Before it
 *  stand the tests that passed on the second try only: each is weak, or what it tests is. */
export function formatTotals(results: readonly StepResult[]): string[] {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + (result.ok ? 0 : Math.max(1, result.failed)), 0);
  const broken = results.filter(({ ok }) => !ok).map(({ name }) => name);
  const summary = broken.length === 0 ? [] : [`Failed: ${broken.join(", ")}`];
  const retried = results.flatMap(({ secondTries }) => secondTries);
  const weak = retried.length === 0 ? [] : ["Passed on the second try:", ...retried.map((one) => `  ${one}`)];
  return ["", ...weak, ...summary, `${passed} passed, ${failed} failed`];
}
