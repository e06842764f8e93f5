import type { AskedForm } from "#domain/custom-forms/custom-form.ts";
import { faultsOfForms } from "#domain/custom-forms/form-faults.ts";
import type { AdditionalInfo } from "#domain/requests/additional-info-schema.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";
import { normalizeCep } from "#domain/validation/cep.ts";
import { normalizeCnpj } from "#domain/validation/cnpj.ts";
import { normalizeCpf } from "#domain/validation/cpf.ts";
import { isEmail } from "#domain/validation/email.ts";
import { parsePhone } from "#domain/validation/phone.ts";
import type { AddressText, CheckoutState } from "./checkout-state.ts";
import { findMissing } from "./find-missing.ts";
import { findUnreadable } from "./find-unreadable.ts";
import { toFieldErrors } from "./issue-fields.ts";
import { findMissingDelivery, findUndeliverable } from "./missing-delivery.ts";
import { issue, requireText } from "./missing-parts.ts";
import { FOLDING_STEPS, type FoldingStep, stepOfField } from "./step-of-field.ts";

const TEXT_RULES = [
  ["cpf", normalizeCpf, "INVALID_CPF"],
  ["cnpj", normalizeCnpj, "INVALID_CNPJ"],
  ["email", (text: string) => isEmail(text) || null, "INVALID_EMAIL"],
  ["telephone", parsePhone, "INVALID_PHONE"],
] as const;

/** What a checkout is asked beside its own questions. */
export interface AskedAnswers {
  /** What it is saved as. */
  type: "budget" | "order";
  /** The custom forms that apply to this purchase. */
  forms?: readonly AskedForm[];
  isFileRequired?: boolean;
  /** Whether the company asks for its own number of an order. */
  isNumberRequired?: boolean;
  /** Whether the request needs a name. */
  isNameRequired?: boolean;
}

/** The problems of a checkout before it is sent, by field of its form: what the call would be refused for, as far as a
 *  browser can tell. A freight edit is asked only about its delivery. */
export function checkAnswers(
  state: CheckoutState,
  {
    type,
    forms = [],
    isFileRequired = false,
    isNumberRequired = false,
    isNameRequired = false,
  }: AskedAnswers,
): Record<string, string> {
  if (state.eventType === "editFreight") return checkDelivery(state);
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
    checkoutFile: state.checkoutFile,
  };
  const { shippingDistributor } = info;
  const undeliverable = findUndeliverable({ shippingDistributor, state: sent?.state ?? "" }, delivery);
  const faults = faultsOfForms(forms, info.answersCustomForm, type === "order");
  const issues = [
    ...(isNameRequired ? requireText("name", state.requestName) : []),
    ...findUnreadable(state),
    ...invalid,
    ...(type === "order" ? undeliverable : []),
    ...findMissing({ input, delivery, isFileRequired }),
    ...(isNumberRequired && type === "order" && state.purchaseNumber.trim() === ""
      ? [issue("purchaseNumber", "REQUIRED")]
      : []),
    ...Object.entries(faults).map(([field, { code }]) => issue(field, code)),
  ];
  return toFieldErrors(issues, state);
}

/** The folding steps in which an order would lack nothing, in the order of the page. A budget may be saved without
 *  them, but they are worth a line only when they say something. */
export function findCompleteSteps(
  state: CheckoutState,
  asked: Omit<AskedAnswers, "type" | "isNameRequired">,
): FoldingStep[] {
  const open = Object.keys(checkAnswers(state, { ...asked, type: "order" })).map(stepOfField);
  return FOLDING_STEPS.filter((step) => !open.includes(step));
}

function cepIssues(field: string, address: AddressText | null): FieldIssue[] {
  const typed = address?.CEP.trim() ?? "";
  return typed !== "" && normalizeCep(typed) === null ? [issue(`${field}.CEP`, "INVALID_CEP")] : [];
}

/** Typed texts as the answers of a request. Only the presence of a text counts here, so it is not parsed. */
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

/** The problems of the delivery's answers. */
function checkDelivery(state: CheckoutState): Record<string, string> {
  const { additionalInfo: info, delivery } = state;
  const { shippingDistributor, shippingAddress } = info;
  const sent = shippingDistributor === "CIF" ? shippingAddress : null;
  const issues = [
    ...cepIssues("additionalInfo.shippingAddress", sent),
    ...findUndeliverable({ shippingDistributor, state: sent?.state ?? "" }, delivery),
    ...findMissingDelivery(toInfo(state), delivery),
  ];
  return toFieldErrors(issues, state);
}
