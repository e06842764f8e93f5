import { type Assessment, compareRanks } from "./check-kit-strings.ts";

/** A group of equal inverters, or of equal parts of inverters, for modules of one model. */
export interface ModuleTaker {
  count: number;
  /** Weight of one taker in the distribution: its AC power. */
  weight: number;
  /** Largest number of modules on one taker; for a micro-inverter, its number of inputs. */
  capacity: number;
  /** The assessment of one taker with a number of modules. */
  connect: (moduleCount: number) => Assessment;
}

const MAX_ROUNDS = 60;
/** The leading places of a rank that count faults: errors, modules outside the voltages, warnings. */
const FAULT_PLACES = 3;

/** Spreads modules of one model over unequal groups of takers, evenly within each group: first by power, then by moving
 *  modules between groups as long as that reduces faults.
 *  @returns number of modules of each group */
export function spreadModules(takers: readonly ModuleTaker[], moduleCount: number): number[] {
  let best = byWeight(takers, moduleCount);
  let cost = costOf(takers, best);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const [better] = movesFrom(takers, best)
      .map((totals) => ({ totals, cost: costOf(takers, totals) }))
      .filter((move) => compareRanks(move.cost, cost) < 0)
      .sort((a, b) => compareRanks(a.cost, b.cost));
    if (better === undefined) return best;
    best = better.totals;
    cost = better.cost;
  }
  return best;
}

/** Modules of each of `count` equal takers: as even as whole modules allow, larger numbers first.
 *  @example evenly(10, 4) // [3, 3, 2, 2] */
export function evenly(moduleCount: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, index) => Math.floor(moduleCount / count) + (index < moduleCount % count ? 1 : 0),
  );
}

/** Faults of a distribution, as a rank to compare. */
export function costOf(takers: readonly ModuleTaker[], totals: readonly number[]): number[] {
  const cost = Array.from({ length: FAULT_PLACES }, () => 0);
  for (const [index, taker] of takers.entries()) {
    const total = totals[index] ?? 0;
    const fuller = total % taker.count;
    addTo(cost, taker.connect(Math.ceil(total / taker.count)), fuller);
    addTo(cost, taker.connect(Math.floor(total / taker.count)), taker.count - fuller);
  }
  return cost;
}

function addTo(cost: number[], { rank }: Assessment, times: number): void {
  if (times === 0) return;
  for (const place of cost.keys()) cost[place] = (cost[place] ?? 0) + (rank[place] ?? 0) * times;
}

function byWeight(takers: readonly ModuleTaker[], moduleCount: number): number[] {
  const totals = takers.map(() => 0);
  const weightOf = ({ count, weight }: ModuleTaker) => count * weight;
  const all = takers.reduce((sum, taker) => sum + weightOf(taker), 0);
  let left = moduleCount;
  for (const [index, taker] of takers.entries()) {
    const share = Math.floor((moduleCount * weightOf(taker)) / all);
    totals[index] = Math.min(share, taker.capacity * taker.count);
    left -= totals[index] ?? 0;
  }
  for (const [index, taker] of takers.entries()) {
    const isLast = index === takers.length - 1;
    const room = isLast ? left : Math.min(left, taker.capacity * taker.count - (totals[index] ?? 0));
    const more = Number.isFinite(room) ? room : left;
    totals[index] = (totals[index] ?? 0) + more;
    left -= more;
  }
  return totals;
}

function movesFrom(takers: readonly ModuleTaker[], totals: readonly number[]): number[][] {
  return takers.flatMap((from, source) =>
    takers.flatMap((to, target) => {
      const available = totals[source] ?? 0;
      const steps = [...new Set([1, from.count, to.count])].filter((step) => step <= available);
      return source === target ? [] : steps.map((step) => moved(totals, { source, target, step }));
    }),
  );
}

function moved(
  totals: readonly number[],
  { source, target, step }: { source: number; target: number; step: number },
): number[] {
  return totals.map((total, index) =>
    index === source ? total - step : index === target ? total + step : total,
  );
}
