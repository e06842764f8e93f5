import { hasStateRegistration } from "#domain/validation/has-state-registration.ts";
import {
  type AdditionalAnswers,
  addressOrNull,
  type ChargeType,
  type IntegratorInfo,
  type PersonType,
} from "./checkout-state.ts";

type Answers = Pick<AdditionalAnswers, keyof AdditionalAnswers>;

/** Blank billing answers, in place of a copied company. */
const NOBODY = {
  ...{ userOrCompanyName: "", cpf: "", cnpj: "", rg: "" },
  ...{ temInscricaoEstadual: null, ie: "", telephone: "", email: "" },
  ...{ changeInvoice: false, sameAddress: null, invoiceAddress: null },
} as const;

/** Answers and type of person for a charge type: the company's own data, or blanks for a customer.
 *  @source spec, shipping and invoice answers: charge type */
export function chargeTo(
  chargeType: ChargeType,
  answers: Answers,
  { personType, integratorInfo: company }: { personType: PersonType; integratorInfo: IntegratorInfo },
): { personType: PersonType; additionalInfo: AdditionalAnswers } {
  if (chargeType === answers.chargeType) return { personType, additionalInfo: answers };
  if (chargeType !== "company") {
    return { personType: "física", additionalInfo: { ...answers, chargeType, ...NOBODY } };
  }
  const isCompany = company.cnpj !== "";
  const invoiceAddress = addressOrNull(company.integratorAddress);
  const hasRegistration = isCompany && hasStateRegistration(company.ie);
  return {
    personType: isCompany ? "jurídica" : "física",
    additionalInfo: {
      ...answers,
      ...NOBODY,
      chargeType,
      userOrCompanyName: company.companyName,
      cnpj: company.cnpj,
      cpf: isCompany ? "" : company.cpf,
      email: company.email,
      telephone: company.telephone,
      temInscricaoEstadual: isCompany ? hasRegistration : null,
      ie: hasRegistration ? company.ie : "",
      changeInvoice: invoiceAddress !== null,
      invoiceAddress,
    },
  };
}

/** Answers without those of the other type of person: a person has no CNPJ and no state registration, a company no CPF
 *  or RG.
 *  @source spec, shipping and invoice answers: person type */
export function ofPersonType(personType: PersonType, answers: Answers): AdditionalAnswers {
  return personType === "física"
    ? { ...answers, cnpj: "", temInscricaoEstadual: null, ie: "" }
    : { ...answers, cpf: "", rg: "" };
}
