import Big from "big.js";
import type { FreightRule } from "#domain/settings/delivery-settings-schema.ts";
import type { Delivery, FreightPrice, FreightTableRule } from "./freight-rule.ts";
import type { FreightExplanation } from "./freight-schema.ts";
import { matchFreightRule } from "./match-freight-rule.ts";
import { priceFreight } from "./price-freight.ts";

/** A freight by the distributor's own table. */
export interface TableFreight {
  priceCents: number;
  /** Business days; null for the distributor's usual ones. */
  businessDays: number | null;
  explanation: FreightExplanation;
}

/** The rule for deliveries that no line fits, as a price. */
function fallbackPrice(rule: FreightRule): FreightPrice {
  return {
    ...({ type: rule.type, amount: new Big(rule.amountCents).div(100).toFixed() } as const),
    minimumCents: rule.type === "perKwp" ? rule.minimumCents : 0,
    maximumCents: null,
    daysToDeliver: null,
  };
}

/** What a delivery costs by the first line that fits it, else by the distributor's rule for all others; what a buyer
 *  fetches costs nothing unless a line says so.
 *  @param rules - active lines in their order
 *  @throws DomainError FREIGHT_UNAVAILABLE for an amount by km where the way is unknown */
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

/** What a distributor asks that does not ship: nothing.
 *  @source spec, freight: quotation providers; decision on the provider `none` */
export const NOT_SHIPPED: TableFreight = {
  ...{ priceCents: 0, businessDays: null },
  explanation: { source: "none", ...NOTHING },
};

/** Whether lines ask where places lie: by city, by kind of city or by km. */
export function needsPlaces(
  rules: readonly Pick<FreightTableRule, "cityIbge" | "cityType" | "type">[],
): boolean {
  return rules.some(
    ({ cityIbge, cityType, type }) => cityIbge !== null || cityType !== null || type === "perKm",
  );
}
