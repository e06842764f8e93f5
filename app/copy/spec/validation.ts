import { fill } from "#copy/shared/fill.ts";

export const FIELD_MESSAGES = {
  required: "Campo obrigatório",
  phoneIncomplete: "O número de telefone está incompleto",
  dateInvalid: "Data inválida",
  timeInvalid: "Hora inválida",
  strictTimeInvalid: "Hora Inválida",
  colorInvalid: "Formato hexadecimal inválido.",
} as const;

export const MAX_LENGTH_TEMPLATE = "O tamanho máximo para esse campo é de {N} caracteres";

/** Message of a field whose text is longer than `limit` characters. */
export function maxLengthMessage(limit: number): string {
  return fill(MAX_LENGTH_TEMPLATE, { N: limit });
}

/** What a field says of a key that it does not take. */
export const KEY_FILTER_MESSAGES = {
  decimal: "Digite apenas números ou vírgula.",
  list: "Digite apenas números, vírgula ou ponto e vírgula.",
  digits: "Carácter inválido.",
} as const;

/** Stands before the list of what a password lacks. */
export const PASSWORD_MESSAGE_START = "A senha precisa conter ao menos:";
