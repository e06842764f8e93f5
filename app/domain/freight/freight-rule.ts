/** Lines that one freight table holds at most. */
export const MAX_FREIGHT_RULES = 5_000;

/** What a price of freight is for: the delivery as a whole, or each km, kWp or Wp of it.
 *  @source spec, freight types */
export const FREIGHT_TYPES = ["fixed", "perKm", "perKwp", "perWp"] as const;
export type FreightType = (typeof FREIGHT_TYPES)[number];

export type CityType = "capital" | "interior";
export type ZoneType = "urbana" | "rural";

/** What a line of the freight table asks of a delivery; null asks nothing. */
export interface FreightCriteria {
  shippingType: "CIF" | "FOB";
  centerId: string | null;
  state: string | null;
  cityIbge: string | null;
  cityType: CityType | null;
  zoneType: ZoneType | null;
  /** Eight digits, both ends inclusive. */
  cepFrom: string | null;
  cepTo: string | null;
  /** Above the first, up to and including the second. */
  weightAboveG: number | null;
  weightUpToG: number | null;
  volumeAboveCm3: number | null;
  volumeUpToCm3: number | null;
  powerAboveW: number | null;
  powerUpToW: number | null;
}

/** What a line of the freight table asks for a delivery. */
export interface FreightPrice {
  type: FreightType;
  /** Reais as decimal text, four decimals at most. */
  amount: string;
  minimumCents: number;
  maximumCents: number | null;
  /** Business days; null for the distributor's usual ones. */
  daysToDeliver: number | null;
}

/** A line of the freight table. */
export interface FreightTableRule extends FreightCriteria, FreightPrice {
  id: string;
  name: string;
}

/** A delivery as far as its freight hangs on it. */
export interface Delivery {
  shippingType: "CIF" | "FOB";
  centerId: string;
  state: string;
  cityIbge: string | null;
  cityType: CityType;
  zoneType: ZoneType;
  /** Eight digits; null where only the city is known. */
  cep: string | null;
  weightG: number;
  volumeCm3: number;
  powerW: number;
  /** Way by road; null where a place is not on the map. */
  roadTenthsOfKm: number | null;
}
