import type { Delivery, FreightCriteria } from "./freight-rule.ts";

/** The first line of a freight table that matches a delivery; undefined without a match.
 *  @param rules - active lines in their order */
export function matchFreightRule<Rule extends FreightCriteria>(
  rules: readonly Rule[],
  delivery: Delivery,
): Rule | undefined {
  return rules.find((rule) => fits(rule, delivery));
}

function fits(rule: FreightCriteria, delivery: Delivery): boolean {
  return (
    rule.shippingType === delivery.shippingType &&
    isOrAny(rule.centerId, delivery.centerId) &&
    isOrAny(rule.state, delivery.state) &&
    isOrAny(rule.cityIbge, delivery.cityIbge) &&
    isOrAny(rule.cityType, delivery.cityType) &&
    isOrAny(rule.zoneType, delivery.zoneType) &&
    isCepWithin(rule, delivery.cep) &&
    isWithin(delivery.weightG, rule.weightAboveG, rule.weightUpToG) &&
    isWithin(delivery.volumeCm3, rule.volumeAboveCm3, rule.volumeUpToCm3) &&
    isWithin(delivery.powerW, rule.powerAboveW, rule.powerUpToW)
  );
}

function isOrAny(wanted: string | null, is: string | null): boolean {
  return wanted === null || wanted === is;
}

/** Postal codes have eight digits, so text comparison equals numeric comparison. An unknown postal code is outside
 *  every range. */
function isCepWithin({ cepFrom, cepTo }: FreightCriteria, cep: string | null): boolean {
  if (cepFrom === null && cepTo === null) return true;
  return cep !== null && cep >= (cepFrom ?? cep) && cep <= (cepTo ?? cep);
}

function isWithin(value: number, above: number | null, upTo: number | null): boolean {
  return (above === null || value > above) && (upTo === null || value <= upTo);
}
