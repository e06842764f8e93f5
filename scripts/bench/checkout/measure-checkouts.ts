import type { Section } from "../report.ts";
import { fuzzCheckouts } from "./fuzz-checkout.ts";

const SEED = 20_261_122;

/** Fuzzes checkouts: their invariants hold, and the shown total is the saved one. */
export function measureCheckouts(sequences: number): Section {
  const startedAt = performance.now();
  const { mistakes, parsed, totals } = fuzzCheckouts({ sequences, seed: SEED });
  const seconds = (performance.now() - startedAt) / 1000;
  const first = mistakes[0] === undefined ? "" : `, first: ${mistakes[0].slice(0, 300)}`;
  return {
    title: `Random checkouts (${sequences.toLocaleString("en")} sequences of events, ${seconds.toFixed(0)} s)`,
    figures: [
      {
        what: "rules broken, or totals that differ",
        value: `${String(mistakes.length)}${first}`,
        aim: "0",
        verdict: mistakes.length === 0 ? "held" : "failed",
      },
      {
        what: "calls that read, of them with the total that was shown",
        value: `${String(parsed)}, ${String(totals.equal)} (${String(totals.refused)} refused, as the page says)`,
        verdict: totals.equal > 0 && totals.refused > 0 ? "held" : "failed",
        numbers: { sequences, parsed, ...totals, seconds },
      },
    ],
  };
}
