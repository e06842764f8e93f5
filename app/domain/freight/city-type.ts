import type { CityType, ZoneType } from "./freight-rule.ts";

/** Zone of a delivery: `rural` if the goods are sent and the buyer says that the address is rural, else urban.
 *  @param ruralZone - null without an answer */
export function zoneOf(shippingType: "CIF" | "FOB", ruralZone: boolean | null): ZoneType {
  return shippingType === "CIF" && ruralZone === true ? "rural" : "urbana";
}

/** Type of a city: capital of its state, or interior. An unknown municipality counts as interior.
 *  @source spec, validation rules: freight city type */
export function cityTypeOf(municipality: { isCapital: boolean } | null): CityType {
  return municipality?.isCapital === true ? "capital" : "interior";
}
