import type {
  FormulaFaultCode,
  FormulaProblem,
  FormulaProblemCode,
  FormulaWarning,
  FunctionName,
  ValueType,
} from "#domain/formula/formula-types.ts";
import { fill } from "#copy/shared/fill.ts";

/** Why an evaluation has no value, as it is shown beside a price or in the simulator. */
export const FORMULA_FAULTS: Readonly<Record<FormulaFaultCode, string>> = {
  DIVISION_BY_ZERO: "Divisão por zero.",
  MISSING_VALUE: "Falta o valor de uma variável.",
  INVALID_VALUE: "Uma variável tem um valor que não serve para a conta.",
  NUMBER_TOO_LARGE: "O resultado é grande demais.",
  INVALID_DECIMALS: "As casas decimais devem ser um número inteiro de 0 a 10.",
  NO_BAND: "O valor passa da última faixa, e a fórmula não diz quanto vale acima dela.",
  UNKNOWN_STATE: "O ICMS foi pedido para o que não é a sigla de um estado, como SP ou BA.",
  LIMITS_REVERSED: "Em “limitar”, o mínimo é maior que o máximo.",
  BUDGET_EXCEEDED: "As fórmulas passaram do número de passos permitido.",
};

/** A formula that is fine by itself, and too much work for what was chosen. */
export const FORMULA_TOO_LONG_FOR =
  "A fórmula é longa demais para {count} produtos. Encurte a fórmula ou escolha menos produtos.";

const TYPES: Readonly<Record<ValueType, string>> = {
  number: "um número",
  text: "um texto",
  boolean: "uma condição",
};

const PROBLEMS: Readonly<Record<FormulaProblemCode, string>> = {
  EMPTY: "Escreva a fórmula.",
  TOO_LONG: "A fórmula passa de {limit} caracteres. Divida em regras menores.",
  TOO_MANY_TOKENS: "A fórmula passa de {limit} elementos. Divida em regras menores.",
  TOO_DEEP: "Há mais de {limit} níveis de parênteses ou condições, um dentro do outro.",
  UNKNOWN_NAME: "“{found}” não é uma variável nem uma função conhecida.",
  ONLY_IN_REQUEST: "“{found}” só existe em um pedido. Aqui a fórmula vê apenas o produto.",
  UNKNOWN_TOKEN: "“{found}” não tem sentido em uma fórmula.",
  INVALID_NUMBER: "“{found}” não é um número. Escreva como 1.234,56; entre valores de uma função use “;”.",
  UNTERMINATED_TEXT: "Faltam as aspas que fecham este texto.",
  BRACKET_NOT_CLOSED: "Falta fechar “{found}”.",
  BRACKET_NOT_OPENED: "“{found}” fecha o que não foi aberto.",
  VALUE_EXPECTED: "Falta um valor aqui.",
  OPERATOR_EXPECTED: "Falta um operador antes de “{found}”.",
  THEN_EXPECTED: "Falta o “então” desta condição.",
  ELSE_EXPECTED: "Falta o “senão” desta condição: toda fórmula precisa de um valor em todos os casos.",
  ARGUMENTS_EXPECTED: "Depois de uma função vêm os seus valores entre parênteses.",
  ARGUMENT_COUNT: "“{found}” não recebe este número de valores (limite: {limit}).",
  CHAINED_COMPARISON: "Compare dois valores de cada vez e junte as comparações com “e”.",
  TYPE_MISMATCH: "Aqui cabe {expected}, e isto é {actual}.",
  ALWAYS_FAILS: "Esta conta nunca dá resultado. {fault}",
};

/** What is wrong, as people read it below the editor; a name that was probably meant is offered. */
export function formulaProblemText({ code, details }: FormulaProblem): string {
  const { found = "fim da fórmula", limit = 0, expected, actual, fault, suggestion } = details;
  const sentence = fill(PROBLEMS[code], {
    found,
    limit,
    expected: expected === undefined ? "" : TYPES[expected],
    actual: actual === undefined ? "" : TYPES[actual],
    fault: fault === undefined ? "" : FORMULA_FAULTS[fault],
  });
  return suggestion === undefined ? sentence : `${sentence} Você quis dizer “${suggestion}”?`;
}

/** What may have been meant otherwise, as people read it below the editor. */
export function formulaWarningText({ details }: FormulaWarning): string {
  return fill(
    "“{found}” foi lido como {meaning}: o ponto separa milhares. Para decimais, use a vírgula.",
    details,
  );
}

/** How each function is written, and what it does, in the editor's help. */
export const FORMULA_FUNCTIONS: Readonly<Record<FunctionName, { usage: string; help: string }>> = {
  minimo: { usage: "mínimo(a; b; …)", help: "O menor dos valores." },
  maximo: { usage: "máximo(a; b; …)", help: "O maior dos valores." },
  limitar: {
    usage: "limitar(valor; mínimo; máximo)",
    help: "O valor, nunca abaixo do mínimo nem acima do máximo.",
  },
  arredondar: {
    usage: "arredondar(valor; casas)",
    help: "Arredonda às casas decimais indicadas (nenhuma, se não disser); a metade se afasta do zero.",
  },
  arredondarParaCima: { usage: "arredondarParaCima(valor; casas)", help: "Arredonda sempre para cima." },
  arredondarParaBaixo: { usage: "arredondarParaBaixo(valor; casas)", help: "Arredonda sempre para baixo." },
  absoluto: { usage: "absoluto(valor)", help: "O valor sem o sinal." },
  faixa: {
    usage: "faixa(valor; limite; resultado; …; resultado acima)",
    help: "O resultado do primeiro limite que o valor não ultrapassa; o último vale acima de todos.",
  },
  umDe: { usage: "umDe(valor; opção; opção; …)", help: "Se o valor é igual a uma das opções." },
  contem: {
    usage: "contém(texto; parte)",
    help: "Se a parte aparece no texto, sem olhar maiúsculas nem acentos.",
  },
  icmsInterestadual: {
    usage: "icmsInterestadual(origem; destino; importado)",
    help: "A alíquota entre dois estados, em %: 7, 12 ou, se importado, 4. Dentro do estado, a interna.",
  },
  icmsInterno: {
    usage: "icmsInterno(estado)",
    help: "A alíquota interna de referência do estado, em %, sem o fundo de pobreza (abril de 2026).",
  },
};
