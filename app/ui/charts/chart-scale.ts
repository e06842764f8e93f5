/** Number of steps of an axis, at most. */
const MAX_STEPS = 5;
const NICE_STEPS = [1, 2, 2.5, 5, 10] as const;

/** Evenly spaced ticks of an axis that cover zero and all values, in steps of 1, 2, 2.5 or 5 times a power of ten;
 *  only zero for an empty axis.
 *  @param minStep - smallest step: 1 for whole numbers
 *  @example niceTicks([3, 87]) // [0, 20, 40, 60, 80, 100] */
export function niceTicks(values: readonly number[], minStep = 0): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  if (low === high) return [0];
  let step = Math.max(niceStep((high - low) / MAX_STEPS), minStep);
  while (stepsOf(low, high, step) > MAX_STEPS) step = niceStep(step * 1.01);
  const first = Math.floor(low / step);
  return Array.from({ length: stepsOf(low, high, step) + 1 }, (_, index) => tidy((first + index) * step));
}

/** Number of steps from below the lowest to above the highest value. */
function stepsOf(low: number, high: number, step: number): number {
  return Math.ceil(tidy(high / step)) - Math.floor(tidy(low / step));
}

function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = NICE_STEPS.find((one) => one * power >= least - power * 1e-9) ?? 10;
  return tidy(factor * power);
}

/** Removes rounding errors of binary fractions: 0.30000000000000004 becomes 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12)) + 0;
}

/** Position of a value between the first and last tick of an axis: 0 at the bottom, 100 at the top. */
export function heightPct(value: number, ticks: readonly number[]): number {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 0;
  return high === low ? 0 : ((value - low) / (high - low)) * 100;
}

/** Interval of labels so that at most `most` are shown, with a last gap no wider than the others.
 *  @example labelStep(30, 8) // 4 */
export function labelStep(labels: number, most: number): number {
  return Math.max(1, Math.ceil(labels / most));
}
