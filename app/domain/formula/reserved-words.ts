import type { FunctionName, ReservedOperator } from "./formula-types.ts";

/** The reserved words of the language and the phrases made of them, and what each means. */
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

/** The same with the small words that Portuguese puts behind them. They give way to variables: with one named
 *  "À vista", `igual a vista` compares with it. */
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

/** The functions as lists write them; `minimo` and "MÍNIMO" are found alike. */
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
