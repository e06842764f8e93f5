import { DomainError } from "#domain/shared/errors.ts";
import { sumBeforeFreight } from "./freight-unknown.ts";
import type { RequestContent } from "./request-content-schema.ts";

/** The amount that a buyer saw for a sale: its total or, while the freight was unknown, the sum before freight. Both
 *  are absent for people who see no amounts. */
export interface SeenTotal {
  expectedTotalCents?: number | undefined;
  expectedBeforeFreightCents?: number | undefined;
}

/** Refuses a sum that differs from what the buyer saw. A freight that was added since counts as a difference.
 *  @throws DomainError PRICE_CHANGED */
export function assertSeenTotal(
  { totals, delivery: { isFreightKnown } }: Pick<RequestContent, "totals" | "delivery">,
  { expectedTotalCents, expectedBeforeFreightCents }: SeenTotal,
): void {
  const { totalCents } = totals;
  if (expectedTotalCents !== undefined && expectedTotalCents !== totalCents) {
    throw new DomainError("PRICE_CHANGED", { expectedCents: expectedTotalCents, totalCents });
  }
  if (expectedBeforeFreightCents === undefined) return;
  const sumCents = isFreightKnown ? totalCents : sumBeforeFreight(totals);
  if (expectedBeforeFreightCents === sumCents) return;
  throw new DomainError("PRICE_CHANGED", {
    ...{ expectedCents: expectedBeforeFreightCents, totalCents },
    ...(isFreightKnown ? { isFreightNew: true } : {}),
  });
}
