import { CEP_RANGES, type StateCode } from "../validation/cep.ts";

/** A federative unit. */
export interface State {
  name: string;
  sigla: StateCode;
  capital: string;
  /** Ranges of the first five digits of its postal codes, both ends included. */
  cepRanges: { from: string; to: string }[];
}

/** Names and capitals by code. */
export const STATE_NAMES: Readonly<Record<StateCode, readonly [name: string, capital: string]>> = {
  AC: ["Acre", "Rio Branco"],
  AL: ["Alagoas", "Maceió"],
  AM: ["Amazonas", "Manaus"],
  AP: ["Amapá", "Macapá"],
  BA: ["Bahia", "Salvador"],
  CE: ["Ceará", "Fortaleza"],
  DF: ["Distrito Federal", "Brasília"],
  ES: ["Espírito Santo", "Vitória"],
  GO: ["Goiás", "Goiânia"],
  MA: ["Maranhão", "São Luís"],
  MG: ["Minas Gerais", "Belo Horizonte"],
  MS: ["Mato Grosso do Sul", "Campo Grande"],
  MT: ["Mato Grosso", "Cuiabá"],
  PA: ["Pará", "Belém"],
  PB: ["Paraíba", "João Pessoa"],
  PE: ["Pernambuco", "Recife"],
  PI: ["Piauí", "Teresina"],
  PR: ["Paraná", "Curitiba"],
  RJ: ["Rio de Janeiro", "Rio de Janeiro"],
  RN: ["Rio Grande do Norte", "Natal"],
  RO: ["Rondônia", "Porto Velho"],
  RR: ["Roraima", "Boa Vista"],
  RS: ["Rio Grande do Sul", "Porto Alegre"],
  SC: ["Santa Catarina", "Florianópolis"],
  SE: ["Sergipe", "Aracaju"],
  SP: ["São Paulo", "São Paulo"],
  TO: ["Tocantins", "Palmas"],
};

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
