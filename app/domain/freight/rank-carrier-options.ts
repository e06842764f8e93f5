import type { Cents } from "#domain/shared/money.ts";

/** A carrier's service for one delivery. */
export interface CarrierOption {
  methodId: number;
  name: string;
  priceCents: Cents;
  businessDays: number;
}

/** Carrier services, best first: by price, then delivery time, then number, so that the order is the same every
 *  time. */
export function rankCarrierOptions<Option extends CarrierOption>(options: readonly Option[]): Option[] {
  return [...options].sort(
    (one, other) =>
      one.priceCents - other.priceCents ||
      one.businessDays - other.businessDays ||
      one.methodId - other.methodId,
  );
}
