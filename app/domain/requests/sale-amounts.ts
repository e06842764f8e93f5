import { parseCents } from "#domain/shared/numbers.ts";

/** Pieces of one extra item that a request takes, at most. */
export const MAX_SOLD_ALONG = 999;
/** What an integrator's own service or invoice comes to, at most. */
export const MAX_OWN_CENTS = 1_000_000_000_000;

/** How many pieces of an extra item somebody typed: a whole number from one on, or null.
 *  @example readSoldAlong("3") // 3
 *  @example readSoldAlong("1,5") // null */
export function readSoldAlong(typed: string): number | null {
  const text = typed.trim();
  const amount = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return amount >= 1 && amount <= MAX_SOLD_ALONG ? amount : null;
}

/** What somebody typed for an own service or invoice, or null.
 *  @example readOwnCents("1.250,00") // 125_000 */
export function readOwnCents(typed: string): number | null {
  const cents = parseCents(typed);
  return cents === null || cents < 0 || cents > MAX_OWN_CENTS ? null : cents;
}
