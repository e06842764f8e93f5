import { isCnpj } from "./cnpj.ts";
import { isCpf } from "./cpf.ts";
import { isEmail, normalizeEmail } from "./email.ts";
import { parsePhone } from "./phone.ts";

/** Kinds of Pix key; `evp` is the random key. */
export type PixKeyKind = "cpf" | "cnpj" | "phone" | "email" | "evp";

const MAX_EMAIL_LENGTH = 77;
const EVP_FORM = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Kind of a Pix key in the exact form that a code carries, or null: CPF and CNPJ bare with right check digits, the
 *  CNPJ in upper case, telephone in E.164, e-mail and random key in lower case.
 *  @source BCB, Manual de Padrões para Iniciação do Pix
 *  @example pixKeyKind("+5511987654321") // "phone" */
export function pixKeyKind(key: string): PixKeyKind | null {
  if (/^\d{11}$/.test(key)) return isCpf(key) ? "cpf" : null;
  if (/^[0-9A-Z]{14}$/.test(key)) return isCnpj(key) ? "cnpj" : null;
  if (key.startsWith("+")) return parsePhone(key)?.e164 === key ? "phone" : null;
  if (EVP_FORM.test(key)) return "evp";
  return key.length <= MAX_EMAIL_LENGTH && isEmail(key) && key === normalizeEmail(key) ? "email" : null;
}
