import { CEP_RANGES, type StateCode } from "#domain/validation/cep.ts";

/** The 27 federative units by abbreviation. */
export const STATES: readonly StateCode[] = [...new Set(CEP_RANGES.map(({ state }) => state))].sort();

/** The country's five great regions with their states.
 *  @source IBGE, Divisão Regional do Brasil */
export const GREAT_REGIONS = {
  north: ["AC", "AM", "AP", "PA", "RO", "RR", "TO"],
  northeast: ["AL", "BA", "CE", "MA", "PB", "PE", "PI", "RN", "SE"],
  centerWest: ["DF", "GO", "MS", "MT"],
  southeast: ["ES", "MG", "RJ", "SP"],
  south: ["PR", "RS", "SC"],
} as const satisfies Record<string, readonly StateCode[]>;

export type GreatRegion = keyof typeof GREAT_REGIONS;
