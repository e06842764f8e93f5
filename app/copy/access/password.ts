import type { PasswordPart } from "#domain/validation/password.ts";
import { PASSWORD_MESSAGE_START } from "#copy/spec/validation.ts";

const MISSING_PARTS: Record<PasswordPart, string> = {
  length: "8 caracteres",
  lowercase: "uma letra minúscula",
  uppercase: "uma letra maiúscula",
  digit: "um número",
  symbol: "um símbolo",
};

/** Message of a password that lacks something; `missing` names at least one part. */
export function passwordMessage(missing: readonly PasswordPart[]): string {
  const list = new Intl.ListFormat("pt-BR").format(missing.map((part) => MISSING_PARTS[part]));
  return `${PASSWORD_MESSAGE_START} ${list}.`;
}

/** Lines of the list that is ticked off while a password is typed. */
export const PASSWORD_PART_LABELS: Record<PasswordPart, string> = {
  length: "8 caracteres ou mais",
  lowercase: "Letra minúscula",
  uppercase: "Letra maiúscula",
  digit: "Número",
  symbol: "Símbolo, como # ou @",
};

/** The button beside a password. */
export const PASSWORD_FIELD_TEXTS = { show: "Mostrar senha", hide: "Ocultar senha" } as const;
