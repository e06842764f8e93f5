import type { AdditionalInfo } from "#domain/requests/additional-info-schema.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";
import { normalizeCep } from "#domain/validation/cep.ts";
import { normalizeCnpj } from "#domain/validation/cnpj.ts";
import { normalizeCpf } from "#domain/validation/cpf.ts";
import { isEmail } from "#domain/validation/email.ts";
import { parsePhone } from "#domain/validation/phone.ts";
import type { AddressText, CheckoutState } from "./checkout-state.ts";
import { findMissing } from "./find-missing.ts";
import { toFieldErrors } from "./issue-fields.ts";
import { findUndeliverable } from "./missing-delivery.ts";
import { issue } from "./missing-parts.ts";

const TEXT_RULES = [
  ["cpf", normalizeCpf, "INVALID_CPF"],
  ["cnpj", normalizeCnpj, "INVALID_CNPJ"],
  ["email", (text: string) => isEmail(text) || null, "INVALID_EMAIL"],
  ["telephone", parsePhone, "INVALID_PHONE"],
] as const;

/** What is wrong with a checkout before it is sent, by the field of its form: what the call would be refused for as far
 *  as a browser can tell.
 *  @param type - what it is to be saved as */
export function checkAnswers(
  state: CheckoutState,
  { type, isFileRequired = false }: { type: "budget" | "order"; isFileRequired?: boolean },
): Record<string, string> {
  const { additionalInfo: info, delivery } = state;
  const sent = info.shippingDistributor === "CIF" ? info.shippingAddress : null;
  const invalid = [
    ...TEXT_RULES.flatMap(([name, read, code]) =>
      info[name].trim() !== "" && read(info[name]) === null ? [issue(`additionalInfo.${name}`, code)] : [],
    ),
    ...cepIssues("additionalInfo.shippingAddress", sent),
    ...cepIssues("additionalInfo.invoiceAddress", info.invoiceAddress),
  ];
  const input = {
    type,
    additionalInfo: toInfo(state),
    customForms: info.answersCustomForm,
    checkoutFile: state.checkoutFile,
  };
  const { shippingDistributor } = info;
  const undeliverable = findUndeliverable({ shippingDistributor, state: sent?.state ?? "" }, delivery);
  const missing = findMissing({ input, delivery, forms: state.customForm, isFileRequired });
  return toFieldErrors([...invalid, ...(type === "order" ? undeliverable : []), ...missing], state);
}

function cepIssues(field: string, address: AddressText | null): FieldIssue[] {
  const typed = address?.CEP.trim() ?? "";
  return typed !== "" && normalizeCep(typed) === null ? [issue(`${field}.CEP`, "INVALID_CEP")] : [];
}

/** What was typed in the place of what it reads as: only whether it is there counts. */
function toInfo({ additionalInfo: info }: CheckoutState): AdditionalInfo {
  const typed = (text: string) => (text.trim() === "" ? undefined : text);
  return {
    ...info,
    cpf: typed(info.cpf),
    cnpj: typed(info.cnpj),
    email: typed(info.email),
    telephone: typed(info.telephone),
  };
}
