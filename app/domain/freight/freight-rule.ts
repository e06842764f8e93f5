/** Limit of lines in one freight table. */
export const MAX_FREIGHT_RULES = 5_000;

/** The basis of a freight price: the whole delivery, or each km, kWp or Wp.
 *  @source spec, freight types */
export const FREIGHT_TYPES = ["fixed", "perKm", "perKwp", "perWp"] as const;
export type FreightType = (typeof FREIGHT_TYPES)[number];

export type CityType = "capital" | "interior";
export type ZoneType = "urbana" | "rural";

/** Criteria of a line of the freight table; null matches every delivery. */
export interface FreightCriteria {
  shippingType: "CIF" | "FOB";
  centerId: string | null;
  state: string | null;
  cityIbge: string | null;
  cityType: CityType | null;
  zoneType: ZoneType | null;
  /** Eight digits, both ends included. */
  cepFrom: string | null;
  cepTo: string | null;
  /** Greater than the first, up to and including the second. */
  weightAboveG: number | null;
  weightUpToG: number | null;
  volumeAboveCm3: number | null;
  volumeUpToCm3: number | null;
  powerAboveW: number | null;
  powerUpToW: number | null;
}

/** Price of a line of the freight table. */
export interface FreightPrice {
  type: FreightType;
  /** Reais as decimal text with at most four decimals. */
  amount: string;
  minimumCents: number;
  maximumCents: number | null;
  /** Business days; null for the distributor's default. */
  daysToDeliver: number | null;
}

/** A line of the freight table. */
export interface FreightTableRule extends FreightCriteria, FreightPrice {
  id: string;
  name: string;
}

/** The facts of a delivery that its freight depends on. */
export interface Delivery {
  shippingType: "CIF" | "FOB";
  centerId: string;
  state: string;
  cityIbge: string | null;
  cityType: CityType;
  zoneType: ZoneType;
  /** Eight digits; null if only the city is known. */
  cep: string | null;
  weightG: number;
  volumeCm3: number;
  powerW: number;
  /** Road distance in tenths of a km; null if a place has no known position. */
  roadTenthsOfKm: number | null;
}
