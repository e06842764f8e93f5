import { CEP_RANGES, type StateCode } from "../validation/cep.ts";
import { STATE_NAMES } from "./state-names.ts";

/** A federative unit. */
export interface State {
  name: string;
  sigla: StateCode;
  capital: string;
  /** Ranges of the first five digits of its postal codes, both ends included. */
  cepRanges: { from: string; to: string }[];
}

/** The 27 federative units, sorted by name.
 *  @source IBGE, Divisão Territorial do Brasil */
export function listStates(): State[] {
  return Object.entries(STATE_NAMES)
    .map(([sigla, [name, capital]]) => ({
      name,
      sigla: sigla as StateCode,
      capital,
      cepRanges: CEP_RANGES.filter(({ state }) => state === sigla).map(({ from, to }) => ({ from, to })),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, "pt-BR"));
}
