import { expect, test } from "vitest";
import { assure, hasFailed } from "./report.ts";
import type { Figure, Section } from "./report.ts";
import { formatVerdicts } from "./verdicts.ts";

function section(...figures: Figure[]): Section {
  return { title: "Paint (load 0.3 to 0.4)", figures };
}

test.each<[string, Figure[]]>([
  ["no figure at all", []],
  ["a median of nothing", [{ what: "p50", value: "NaN ms", verdict: "held" }]],
  ["a number that is none", [{ what: "p50", value: "0 ms", verdict: "held", numbers: { p50: Number.NaN } }]],
])("%s has failed, whatever it says of itself", (_case, figures) => {
  expect(hasFailed([assure(section(...figures))])).toBe(true);
});

test("what was measured keeps its verdict", () => {
  const measured = section({ what: "p50", value: "3 ms", verdict: "missed", numbers: { p50: 3 } });

  expect(assure(measured)).toEqual(measured);
});

test("what did not hold is told at the end, the worst first, beside the run before, with what is gone", () => {
  const before = {
    measuredAt: "2026-11-22T10:00:00.000Z",
    sections: [
      {
        title: "Paint (load 1.2 to 1.3)",
        figures: [
          { what: "kits", value: "280 ms", verdict: "held" as const },
          { what: "orders", value: "90 ms", verdict: "held" as const },
        ],
      },
    ],
  };
  const now = section(
    { what: "kits", value: "310 ms", aim: "≤ 300 ms", verdict: "missed" },
    { what: "errors", value: "2", aim: "0", verdict: "failed" },
  );

  expect(formatVerdicts([now], before)).toEqual([
    "",
    "2 of 2 figures did not hold, compared with 2026-11-22T10:00:00.000Z",
    "  FAILED  Paint (load 0.3 to 0.4): errors: 2 (0; new)",
    "  above   Paint (load 0.3 to 0.4): kits: 310 ms (≤ 300 ms; held before: 280 ms)",
    "  gone    Paint: orders",
  ]);
  expect(formatVerdicts([section({ what: "kits", value: "1 ms", verdict: "held" })], null)).toEqual([
    "",
    "Every aim was held",
  ]);
});
