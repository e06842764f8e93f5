import { DomainError } from "#domain/shared/errors.ts";
import { sumBeforeFreight } from "./freight-unknown.ts";
import type { RequestContent } from "./request-content-schema.ts";

/** What a buyer saw that a sale comes to: its total or, while its freight was not known, what it came to before that.
 *  Neither from who sees no amounts. */
export interface SeenTotal {
  expectedTotalCents?: number | undefined;
  expectedBeforeFreightCents?: number | undefined;
}

/** Refuses a sum that nobody saw: a freight that came to it since counts like any other change.
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
