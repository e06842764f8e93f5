import Big from "big.js";

/** Number of modules that reaches a power: target in kWp × 1000 over the module's power in watts, rounded up.
 *  @param potencia_WP - power of one module in watts, above zero
 *  @source spec, automatic number of modules
 *  @example automaticModuleCount({ targetKwp: 5.6, potencia_WP: 550 }) // 11, from 10.18 */
export function automaticModuleCount({
  targetKwp,
  potencia_WP,
}: {
  targetKwp: number;
  potencia_WP: number;
}): number {
  return new Big(targetKwp).times(1000).div(potencia_WP).round(0, Big.roundUp).toNumber();
}

/** Limit of recommendation rounds; the result of the last round is final. */
export const MAX_RECOMMENDATION_ROUNDS = 10;

/** A recommended amount in whole units: rounded up, never negative.
 *  @source spec, recommendations */
export function toRecommendedAmount(amount: number): number {
  return Math.max(0, Math.ceil(amount));
}

/** Repeats a recommendation until a round changes nothing, at most `MAX_RECOMMENDATION_ROUNDS` times.
 *  @param recommend - amounts by product, from those of the round before; they are rounded here */
export function recommendUntilStable(
  amounts: Readonly<Record<string, number>>,
  recommend: (amounts: Readonly<Record<string, number>>) => Readonly<Record<string, number>>,
): Record<string, number> {
  let current = roundAll(amounts);
  for (let round = 0; round < MAX_RECOMMENDATION_ROUNDS; round += 1) {
    const next = roundAll(recommend(current));
    if (isSame(current, next)) return next;
    current = next;
  }
  return current;
}

function roundAll(amounts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(amounts).map(([id, amount]) => [id, toRecommendedAmount(amount)]));
}

function isSame(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean {
  const ids = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...ids].every((id) => a[id] === b[id]);
}
