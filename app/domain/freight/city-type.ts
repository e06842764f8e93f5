import type { CityType, ZoneType } from "./freight-rule.ts";

/** Zone of a delivery: the country where somebody said so of what is sent, else the city.
 *  @param ruralZone - null where nobody said
 *  @source spec, shipping and invoice answers */
export function zoneOf(shippingType: "CIF" | "FOB", ruralZone: boolean | null): ZoneType {
  return shippingType === "CIF" && ruralZone === true ? "rural" : "urbana";
}

/** Kind of a city: the capital of its state, or the interior, as is a place that is not on the map.
 *  @source spec, validation rules: freight city type */
export function cityTypeOf(municipality: { isCapital: boolean } | null): CityType {
  return municipality?.isCapital === true ? "capital" : "interior";
}
