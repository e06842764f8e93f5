import type { Cents } from "#domain/shared/money.ts";

/** A service of a carrier for one delivery. */
export interface CarrierOption {
  methodId: number;
  name: string;
  priceCents: Cents;
  businessDays: number;
}

/** Services of carriers, the one to take first: the cheapest, of equally cheap ones the quickest, of those the one with
 *  the lowest number, so that asking twice gives the same. */
export function rankCarrierOptions<Option extends CarrierOption>(options: readonly Option[]): Option[] {
  return [...options].sort(
    (one, other) =>
      one.priceCents - other.priceCents ||
      one.businessDays - other.businessDays ||
      one.methodId - other.methodId,
  );
}
