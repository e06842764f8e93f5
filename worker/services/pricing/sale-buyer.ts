import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { defaultDiscountOf } from "#domain/pricing/modifier-limits.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { SaleBuyer } from "#domain/requests/price-sale.ts";
import type { PricedCompanyRow } from "#worker/repositories/pricing/pricing-queries.ts";
import { limitsOf } from "./limits-of.ts";

/** The buyer's facts for limits, default discount and coupons.
 *  @param type - budget or order, which have separate limits */
export function saleBuyerOf(
  actor: UserActor,
  distributor: Distributor,
  {
    type,
    ways,
    company,
    today,
  }: {
    type: "budget" | "order";
    ways: readonly PurchaseType[];
    company: PricedCompanyRow | undefined;
    today: string;
  },
): SaleBuyer {
  return {
    limits: limitsOf(actor, distributor, type),
    defaultDiscountPct: defaultDiscountOf(actor, distributor.settings.prices),
    groupId: company?.groupId ?? null,
    ways,
    today,
  };
}
