import Big from "big.js";
import type { FreightRule } from "#domain/settings/delivery-settings-schema.ts";
import type { Delivery, FreightPrice, FreightTableRule } from "./freight-rule.ts";
import type { FreightExplanation } from "./freight-schema.ts";
import { matchFreightRule } from "./match-freight-rule.ts";
import { priceFreight } from "./price-freight.ts";

/** A freight price from the distributor's own table. */
export interface TableFreight {
  priceCents: number;
  /** Business days; null for the distributor's default. */
  businessDays: number | null;
  explanation: FreightExplanation;
}

/** The price of deliveries without a matching line. */
function fallbackPrice(rule: FreightRule): FreightPrice {
  return {
    ...({ type: rule.type, amount: new Big(rule.amountCents).div(100).toFixed() } as const),
    minimumCents: rule.type === "perKwp" ? rule.minimumCents : 0,
    maximumCents: null,
    daysToDeliver: null,
  };
}

/** The freight of a delivery: the first matching line, or the distributor's rule for deliveries without one. Pickup is
 *  free unless a line matches it.
 *  @param rules - active lines in their order
 *  @throws DomainError FREIGHT_UNAVAILABLE for a price per km when the distance is unknown */
export function tableFreight(
  rules: readonly FreightTableRule[],
  fallback: FreightRule,
  delivery: Delivery,
): TableFreight {
  const rule = matchFreightRule(rules, delivery);
  if (rule === undefined && delivery.shippingType === "FOB") return FETCHED;
  const price = rule ?? fallbackPrice(fallback);
  const { units, exactCents, priceCents } = priceFreight(price, delivery);
  const { type, amount, minimumCents, maximumCents, daysToDeliver } = price;
  return {
    priceCents,
    businessDays: daysToDeliver,
    explanation: {
      source: rule === undefined ? "fallback" : "table",
      ruleId: rule?.id ?? null,
      ruleName: rule?.name ?? "",
      ...{ type, amount, units, exactCents, minimumCents, maximumCents },
      roadTenthsOfKm: delivery.roadTenthsOfKm,
    },
  };
}

const NOTHING = {
  ...{ ruleId: null, ruleName: "", type: null, amount: null, units: null, exactCents: null },
  ...{ minimumCents: 0, maximumCents: null, roadTenthsOfKm: null },
} as const;

const FETCHED: TableFreight = {
  ...{ priceCents: 0, businessDays: null },
  explanation: { source: "FOB", ...NOTHING },
};

/** The freight of a distributor that does not ship: free of charge.
 *  @source spec, freight: quotation providers; decision on the provider `none` */
export const NOT_SHIPPED: TableFreight = {
  ...{ priceCents: 0, businessDays: null },
  explanation: { source: "none", ...NOTHING },
};

/** Whether any line depends on the place: by city, by type of city, or per km. */
export function needsPlaces(
  rules: readonly Pick<FreightTableRule, "cityIbge" | "cityType" | "type">[],
): boolean {
  return rules.some(
    ({ cityIbge, cityType, type }) => cityIbge !== null || cityType !== null || type === "perKm",
  );
}
