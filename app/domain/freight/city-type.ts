import type { CityType, ZoneType } from "./freight-rule.ts";

/** Zone of a delivery of which nobody said that it lies in the country. */
export const DEFAULT_ZONE: ZoneType = "urbana";

/** Kind of a city: the capital of its state, or the interior, as is a place that is not on the map.
 *  @source spec, validation rules: freight city type */
export function cityTypeOf(municipality: { isCapital: boolean } | null): CityType {
  return municipality?.isCapital === true ? "capital" : "interior";
}
