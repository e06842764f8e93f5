import { hasStateRegistration } from "#domain/validation/has-state-registration.ts";
import {
  type AdditionalAnswers,
  addressOrNull,
  type ChargeType,
  type IntegratorInfo,
  type PersonType,
} from "./checkout-state.ts";

type Answers = Pick<AdditionalAnswers, keyof AdditionalAnswers>;

/** What a copied company leaves behind when somebody else is billed. */
const NOBODY = {
  ...{ userOrCompanyName: "", cpf: "", cnpj: "", rg: "" },
  ...{ temInscricaoEstadual: null, ie: "", telephone: "", email: "" },
  ...{ changeInvoice: false, sameAddress: null, invoiceAddress: null },
} as const;

/** Answers and person type once it is said who is billed: the company's own data, or nothing for anybody else.
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

/** Answers of a person of this type: nobody has both a CPF and a CNPJ, and a person no inscrição estadual of a company.
 *  @source spec, shipping and invoice answers: person type */
export function ofPersonType(personType: PersonType, answers: Answers): AdditionalAnswers {
  return personType === "física"
    ? { ...answers, cnpj: "", temInscricaoEstadual: null, ie: "" }
    : { ...answers, cpf: "", rg: "" };
}
