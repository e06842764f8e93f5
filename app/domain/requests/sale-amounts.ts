import { parseCents } from "#domain/shared/numbers.ts";

/** Limit of units of one extra item. */
export const MAX_SOLD_ALONG = 999;
/** Limit of an integrator's own service and of the invoice. */
export const MAX_OWN_CENTS = 1_000_000_000_000;

/** Parses a typed amount of an extra item: a whole number from one on; null otherwise.
 *  @example readSoldAlong("3") // 3
 *  @example readSoldAlong("1,5") // null */
export function readSoldAlong(typed: string): number | null {
  const text = typed.trim();
  const amount = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return amount >= 1 && amount <= MAX_SOLD_ALONG ? amount : null;
}

/** Parses a typed amount for the own service or the invoice; null if unreadable.
 *  @example readOwnCents("1.250,00") // 125_000 */
export function readOwnCents(typed: string): number | null {
  const cents = parseCents(typed);
  return cents === null || cents < 0 || cents > MAX_OWN_CENTS ? null : cents;
}
