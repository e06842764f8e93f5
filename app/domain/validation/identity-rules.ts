import { formatPhone } from "#domain/shared/format-identity.ts";
import { isCep } from "./cep.ts";
import { isCnpj } from "./cnpj.ts";
import { isCpf } from "./cpf.ts";
import { textRule } from "./field-rules.ts";
import { parsePhone } from "./phone.ts";

const SHORTEST_PHONE = 14;

/** A telephone with area code: incomplete below the 14 characters of `(62) 3000-0000`. */
export const phone = textRule("phone", (text) => {
  if (formatPhone(text.trim()).length < SHORTEST_PHONE) return { code: "INVALID_PHONE" };
  return parsePhone(text) === null ? { code: "UNKNOWN_PHONE" } : null;
});

/** A CNPJ, numeric or alphanumeric. */
export const cnpj = textRule("cnpj", (text) => (isCnpj(text) ? null : { code: "INVALID_CNPJ" }));

/** A CPF. */
export const cpf = textRule("cpf", (text) => (isCpf(text) ? null : { code: "INVALID_CPF" }));

/** A postal code of a state. */
export const cep = textRule("cep", (text) => (isCep(text) ? null : { code: "INVALID_CEP" }));
