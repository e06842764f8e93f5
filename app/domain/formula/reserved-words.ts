import type { FunctionName, ReservedOperator } from "./formula-types.ts";

/** Reserved words and phrases of the language, with their meaning. */
export const RESERVED_WORDS: Readonly<Record<string, ReservedOperator>> = {
  se: "if",
  então: "then",
  senão: "else",
  fimse: "endif",
  maior: ">",
  menor: "<",
  igual: "=",
  diferente: "!=",
  não: "!",
  e: "&",
  ou: "|",
  "maior ou igual": ">=",
  "maior igual": ">=",
  "menor ou igual": "<=",
  "menor igual": "<=",
};

/** Phrases with the small words that Portuguese adds. Variables take precedence: with one named "À vista", `igual a
 *  vista` compares with it. */
export const PHRASES: readonly { phrase: string; filler: string; operator: ReservedOperator }[] = [
  { phrase: "maior que", filler: "que", operator: ">" },
  { phrase: "maior do que", filler: "do", operator: ">" },
  { phrase: "menor que", filler: "que", operator: "<" },
  { phrase: "menor do que", filler: "do", operator: "<" },
  { phrase: "igual a", filler: "a", operator: "=" },
  { phrase: "maior ou igual a", filler: "a", operator: ">=" },
  { phrase: "menor ou igual a", filler: "a", operator: "<=" },
  { phrase: "diferente de", filler: "de", operator: "!=" },
];

/** Display names of functions; `minimo` and "MÍNIMO" are the same function. */
export const FUNCTION_NAMES: Readonly<Record<FunctionName, string>> = {
  minimo: "mínimo",
  maximo: "máximo",
  limitar: "limitar",
  arredondar: "arredondar",
  arredondarParaCima: "arredondarParaCima",
  arredondarParaBaixo: "arredondarParaBaixo",
  absoluto: "absoluto",
  faixa: "faixa",
  umDe: "umDe",
  contem: "contém",
  icmsInterestadual: "icmsInterestadual",
  icmsInterno: "icmsInterno",
};
