import { loadavg } from "node:os";
import { DEAREST_FORMULAS, USUAL_FORMULAS, compileTrial } from "../formula/formula-trials.ts";
import { type Figure, figureUpTo, round, type Section } from "../report.ts";
import { createPriceWork, FORMULAS, KIT_MANNERS, type KitManner, priceAll } from "./price-work.ts";
import { type PricingIsolate, startPricingIsolate } from "./pricing-isolate.ts";

const LIMIT_MS = 250;
/** Size of the lists that the limit applies to. */
const LIMIT_KITS = 10_000;
const LIMIT_NS = 2_000;
/** Limit of the time per price in the largest list, over that in the smallest. */
const GROWTH_LIMIT = 1.5;
/** Limit of a formula with the maximum number of parts: the time of a page's query. */
const DEAREST_LIMIT_MS = 5;
const NS_A_MS = 1_000_000;

export interface IsolateScale {
  /** Numbers of kits in the lists, the smallest first. */
  priceLists: readonly number[];
  evaluations: number;
}

/** Cost of prices in workerd: growing lists of kits, formulas, and the most expensive formulas that are allowed. */
export async function measurePricingIsolate({ priceLists, evaluations }: IsolateScale): Promise<Section[]> {
  const isolate = await startPricingIsolate();
  try {
    const lists: Section[] = [];
    for (const manner of KIT_MANNERS) lists.push(await measureLists(isolate, manner, priceLists));
    const formulas: Figure[] = [];
    for (const text of USUAL_FORMULAS) formulas.push(await measureUsual(isolate, text, evaluations));
    for (const [what, text] of Object.entries(DEAREST_FORMULAS)) {
      formulas.push(await measureDearest(isolate, what, text), await tryBudget(isolate, what, text));
    }
    return [...lists, { title: "Formulas of prices in workerd", figures: formulas }];
  } finally {
    await isolate.stop();
  }
}

const MANNERS: Readonly<Record<KitManner, string>> = {
  closed: "closed kits, eight a request",
  "put together": "kits of eight products each",
};

async function measureLists(
  isolate: PricingIsolate,
  manner: KitManner,
  sizes: readonly number[],
): Promise<Section> {
  const figures: Figure[] = [];
  const perLine: number[] = [];
  for (const kits of sizes) {
    const path = `/prices?kits=${String(kits)}&manner=${encodeURIComponent(manner)}`;
    const work = createPriceWork(kits, manner);
    const lines = work.requests.reduce((sum, request) => sum + request.length, 0);
    const ms = await isolate.cpuMs(path, Math.max(1, Math.round(20_000 / lines)));
    perLine.push((ms * NS_A_MS) / lines);
    figures.push(describeList(kits, { ms, lines, nodeMs: timeHere(() => priceAll(work)) }));
    const { total } = (await isolate.ask(`${path}&times=1`)) as { total: number };
    const difference = total - priceAll(work);
    if (difference !== 0) {
      figures.push({ what: "difference to Node, in cents", value: String(difference), verdict: "failed" });
    }
  }
  const growth = (perLine.at(-1) ?? Number.NaN) / (perLine[0] ?? Number.NaN);
  figures.push(
    figureUpTo({
      what: `a line of ${String(sizes.at(-1))} kits against one of ${String(sizes[0])}`,
      number: growth,
      limit: GROWTH_LIMIT,
      unit: "times",
      otherwise: "missed",
    }),
  );
  const load = round(loadavg()[0] ?? Number.NaN);
  return {
    title: `Prices in workerd: ${MANNERS[manner]}, ${String(FORMULAS)} formulas (CPU, fastest round, load ${load})`,
    figures,
  };
}

function describeList(
  kits: number,
  { ms, lines, nodeMs }: { ms: number; lines: number; nodeMs: number },
): Figure {
  const limit = kits === LIMIT_KITS ? { aim: `≤ ${String(LIMIT_MS)} ms` } : {};
  const ns = (ms * NS_A_MS) / lines;
  return {
    what: `${String(kits)} kits, ${String(lines)} lines`,
    value: `${round(ms)} ms, ${round(ns)} ns a line, ${round(nodeMs)} ms in Node`,
    ...limit,
    ...(kits === LIMIT_KITS ? { verdict: ms <= LIMIT_MS ? ("held" as const) : ("missed" as const) } : {}),
    numbers: { ms, ns, nodeMs, lines },
  };
}

async function measureUsual(isolate: PricingIsolate, text: string, times: number): Promise<Figure> {
  const ms = await isolate.cpuMs(`/formula?text=${encodeURIComponent(text)}`, times);
  return figureUpTo({
    what: text,
    number: ms * NS_A_MS,
    limit: LIMIT_NS,
    unit: "ns",
    otherwise: "missed",
  });
}

async function measureDearest(isolate: PricingIsolate, what: string, text: string): Promise<Figure> {
  const number = await isolate.cpuMs(`/formula?text=${encodeURIComponent(text)}`, 20);
  return figureUpTo({ what, number, limit: DEAREST_LIMIT_MS, unit: "ms", otherwise: "missed" });
}

/** A budget of one step less than needed must end the evaluation; the exact budget must not. */
async function tryBudget(isolate: PricingIsolate, what: string, text: string): Promise<Figure> {
  const { steps } = compileTrial(text);
  const codes = await Promise.all(
    [steps - 1, steps].map((budget) =>
      isolate.ask(`/formula?text=${encodeURIComponent(text)}&times=1&budget=${String(budget)}`),
    ),
  );
  const [under, enough] = codes.map((answer) => (answer as { code: string }).code);
  return {
    what: `${what}: ${String(steps)} steps, by a budget of one less, and of as many`,
    value: `${under ?? ""}, ${enough ?? ""}`,
    aim: "BUDGET_EXCEEDED, ok",
    verdict: under === "BUDGET_EXCEEDED" && enough === "ok" ? "held" : "failed",
  };
}

/** CPU time of this process: the fastest of several rounds. */
function timeHere(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}
