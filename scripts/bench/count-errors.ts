import type { Figure, Section } from "./report.ts";
import type { BenchServer } from "./server.ts";

/** Failed answers, of which there must be none, and failed background work, which is retried. */
export function countErrors({ errors }: BenchServer): Section {
  const deferred = errors.filter((line) => line.includes('"event":"deferred-work-failed"'));
  const failed = errors.filter((line) => !deferred.includes(line));
  const count = (what: string, lines: readonly string[], otherwise: "missed" | "failed"): Figure => {
    const first = lines[0] === undefined ? "" : `, first: ${lines[0].slice(0, 300)}`;
    return {
      what,
      value: `${lines.length}${first}`,
      aim: "0",
      verdict: lines.length === 0 ? "held" : otherwise,
    };
  };
  return {
    title: "Errors that the Worker logged meanwhile",
    figures: [count("of answers", failed, "failed"), count("of work after an answer", deferred, "missed")],
  };
}
