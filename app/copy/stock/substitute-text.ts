import { formatCents, formatNumber } from "#domain/shared/format.ts";

const TEXTS = { samePower: "mesma potência", samePrice: "mesmo preço" } as const;

/** What changes with a substitute, as every page says it: its power and its price beside those of what it replaces.
 *  @param powerW - null where no power is known
 *  @param cents - undefined for people who may not see prices
 *  @example substituteDifference(10, -2_000) // "+10 W · −R$ 20,00" */
export function substituteDifference(powerW: number | null, cents: number | undefined): string {
  const power = powerW === null ? [] : [powerW === 0 ? TEXTS.samePower : signedWatts(powerW)];
  const price = cents === undefined ? [] : [cents === 0 ? TEXTS.samePrice : signedCents(cents)];
  return [...power, ...price].join(" · ");
}

/** An amount of money with its sign. */
export function signedCents(cents: number): string {
  return `${signOf(cents)}${formatCents(Math.abs(cents))}`;
}

/** The sign of a difference. */
export function signOf(value: number): string {
  return value < 0 ? "−" : "+";
}

function signedWatts(watts: number): string {
  return `${signOf(watts)}${formatNumber(Math.abs(watts))}\u00a0W`;
}
