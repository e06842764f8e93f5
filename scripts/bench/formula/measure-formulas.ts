import { performance } from "node:perf_hooks";
import { createRandom } from "../delivery/random.ts";
import { figureUpTo } from "../report.ts";
import type { Figure, Section } from "../report.ts";
import { compileTrial, TRIAL_VALUES, USUAL_FORMULAS } from "./formula-trials.ts";
import { fuzzFormulas } from "./fuzz-formulas.ts";
import { measurePricing } from "./measure-pricing.ts";
import type { Formula, FormulaInput } from "#domain/formula/formula-types.ts";

const EVALUATION_LIMIT_NS = 2_000;
/** Limit of (time of a formula sixteen times as long) / (16 × time of the short one). */
const GROWTH_LIMIT = 2;
const HANG_LIMIT_MS = 2_000;
export interface FormulaScale {
  evaluations: number;
  generated: number;
  hostile: number;
  kits: number;
}

/** Cost of formulas: an ordinary one, one as it grows, and a whole price list; and whether any text breaks them. */
export function measureFormulas(scale: FormulaScale): Section {
  return {
    title: "Formulas of prices",
    figures: [
      ...USUAL_FORMULAS.map((text) => measureOne(text, scale.evaluations)),
      measureGrowth(scale.evaluations),
      ...measurePricing(scale.kits),
      measureFuzz(scale),
    ],
  };
}

function measureOne(text: string, evaluations: number): Figure {
  const number = timeNs(compileTrial(text), evaluations);
  return figureUpTo({ what: text, number, limit: EVALUATION_LIMIT_NS, unit: "ns", otherwise: "missed" });
}

function measureGrowth(evaluations: number): Figure {
  const chain = (parts: number): Formula => compileTrial(`preço base${" + custo * 1,05".repeat(parts)}`);
  const short = timeNs(chain(15), evaluations / 15);
  const long = timeNs(chain(240), evaluations / 240);
  return figureUpTo({
    what: "growth of time over growth of the formula, 15 to 240 products",
    number: long / short / 16,
    limit: GROWTH_LIMIT,
    unit: "times",
    otherwise: "missed",
  });
}

function measureFuzz({ generated, hostile }: FormulaScale): Figure {
  const report = fuzzFormulas({ generated, hostile, seed: createRandom(1).below(2 ** 31) }, () =>
    performance.now(),
  );
  const { mistakes, slowestMs, slowest } = report;
  const first = mistakes[0] === undefined ? "" : `, first: ${mistakes[0]}`;
  const isFast = slowestMs <= HANG_LIMIT_MS;
  return {
    what: `mistakes in ${generated} generated and ${hostile} hostile texts`,
    value: `${mistakes.length}${first}, slowest ${slowestMs.toFixed(1)} ms (${JSON.stringify(slowest.slice(0, 20))})`,
    aim: `0, ${HANG_LIMIT_MS} ms`,
    verdict: mistakes.length > 0 ? "failed" : isFast ? "held" : "missed",
    numbers: { mistakes: mistakes.length, slowestMs },
  };
}

/** Median of five rounds, in nanoseconds per evaluation, with varying prices. */
function timeNs(formula: Formula, evaluations: number): number {
  const values = { ...TRIAL_VALUES };
  const read = (key: string): FormulaInput | undefined => values[key];
  const rounds = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    for (let index = 0; index < evaluations; index++) {
      values["basePrice"] = 100_000 + index;
      if (!formula.evaluate(read).ok) throw new Error(`The formula fails: ${formula.text}`);
    }
    const { user, system } = process.cpuUsage(start);
    return ((user + system) * 1_000) / evaluations;
  });
  return rounds.sort((one, other) => one - other)[2] ?? Number.NaN;
}
