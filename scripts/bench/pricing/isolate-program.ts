import { createPriceWork, KIT_MANNERS, priceAll, type PriceWork } from "./price-work.ts";
import { compileTrial, TRIAL_VALUES } from "#scripts/bench/formula/formula-trials.ts";
import type { Formula, FormulaInput } from "#domain/formula/formula-types.ts";

/** Prepared work of earlier requests: preparing is not part of the measurement. */
const works = new Map<string, PriceWork>();
const formulas = new Map<string, Formula>();

/** Program of the measured isolate. Its clock stands still during work, so time is measured from outside.
 *  `/prices?kits=1000&manner=closed` prices that many kits; `/formula?text=…&times=1000` evaluates a formula, with
 *  `&budget=99` under that budget of steps; `times=0` only prepares the work. */
export function answer(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const times = Number(searchParams.get("times"));
  if (pathname === "/prices") return Response.json({ total: price(searchParams, times) });
  return Response.json({ code: evaluate(searchParams, times) });
}

/** Total of the last repetition, in cents. */
function price(query: URLSearchParams, times: number): number {
  const kits = Number(query.get("kits"));
  const manner = KIT_MANNERS.find((one) => one === query.get("manner")) ?? "closed";
  const work = once(works, `${manner} ${String(kits)}`, () => createPriceWork(kits, manner));
  let total = 0;
  for (let time = 0; time < times; time += 1) total = priceAll(work);
  return total;
}

/** Result of the last repetition: `ok`, or the reason for no value. Each repetition has another base price. */
function evaluate(query: URLSearchParams, times: number): string {
  const text = query.get("text") ?? "";
  const formula = once(formulas, text, () => compileTrial(text));
  const budget = query.get("budget");
  const values = { ...TRIAL_VALUES };
  const read = (key: string): FormulaInput | undefined => values[key];
  let code = "ok";
  for (let time = 0; time < times; time += 1) {
    values["basePrice"] = 100_000 + (time % 100_000);
    const result = formula.evaluate(read, budget === null ? undefined : { steps: Number(budget) });
    code = result.ok ? "ok" : result.code;
  }
  return code;
}

function once<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
