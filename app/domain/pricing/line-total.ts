import { type Cents, multiplyCents } from "#domain/shared/money.ts";

/** Total of a line in cents: the unit price times the units that are not free, never below zero.
 *  @source spec, validation rules: free amount
 *  @example lineTotal({ unitPriceCents: 5_000, amount: 10, freeAmount: 4 }) // 30_000 */
export function lineTotal({
  unitPriceCents,
  amount,
  freeAmount,
}: {
  unitPriceCents: Cents;
  amount: number;
  freeAmount: number;
}): Cents {
  return multiplyCents(unitPriceCents, Math.max(0, amount - freeAmount));
}
