import Big from "big.js";

/** Modules that reach a power: target × 1000 over the module's power, rounded up.
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

/** How often a recommendation is made anew before it stands as it is. */
export const MAX_RECOMMENDATION_ROUNDS = 10;

/** An amount as it may be recommended: never negative, rounded up.
 *  @source spec, recommendations */
export function toRecommendedAmount(amount: number): number {
  return Math.max(0, Math.ceil(amount));
}

/** Recommends until one round changes nothing more, at most `MAX_RECOMMENDATION_ROUNDS` times.
 *  @param recommend - amounts by product from the amounts before; they are rounded here
 *  @source spec, recommendations */
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
