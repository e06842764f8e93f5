import type { Cents } from "#domain/shared/money.ts";

/** The down payment of a total whose installments are known; 0 where they are not. */
export function downPaymentIn({
  totalCents,
  installmentsCents,
}: {
  totalCents: Cents | null;
  installmentsCents: readonly Cents[];
}): Cents {
  return totalCents === null || installmentsCents.length === 0
    ? 0
    : totalCents - installmentsCents.reduce((sum, cents) => sum + cents, 0);
}
