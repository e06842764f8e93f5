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

const CAPITALS: Readonly<Record<StateCode, string>> = {
  AC: "Rio Branco",
  AL: "Maceió",
  AM: "Manaus",
  AP: "Macapá",
  BA: "Salvador",
  CE: "Fortaleza",
  DF: "Brasília",
  ES: "Vitória",
  GO: "Goiânia",
  MA: "São Luís",
  MG: "Belo Horizonte",
  MS: "Campo Grande",
  MT: "Cuiabá",
  PA: "Belém",
  PB: "João Pessoa",
  PE: "Recife",
  PI: "Teresina",
  PR: "Curitiba",
  RJ: "Rio de Janeiro",
  RN: "Natal",
  RO: "Porto Velho",
  RR: "Boa Vista",
  RS: "Porto Alegre",
  SC: "Florianópolis",
  SE: "Aracaju",
  SP: "São Paulo",
  TO: "Palmas",
};

/** The 27 federative units, sorted by name.
 *  @source IBGE, Divisão Territorial do Brasil */
export function listStates(): State[] {
  return Object.entries(STATE_NAMES)
    .map(([code, name]) => ({ name, sigla: code as StateCode }))
    .map(({ name, sigla }) => ({
      name,
      sigla,
      capital: CAPITALS[sigla],
      cepRanges: CEP_RANGES.filter(({ state }) => state === sigla).map(({ from, to }) => ({ from, to })),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, "pt-BR"));
}
