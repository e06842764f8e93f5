import { expect, test } from "vitest";
import { buildAnswered, GOIANIA } from "#tests/factories/checkout.ts";
import { checkAnswers } from "./check-answers.ts";
import type { AdditionalAnswers } from "./checkout-state.ts";

const WHOLE: Partial<AdditionalAnswers> = {
  ...{ userOrCompanyName: "Marina Alves", cpf: "529.982.247-25" },
  ...{ email: "marina@cliente.test", telephone: "(62) 98765-4321", shippingAddress: GOIANIA },
  answersCustomForm: [{ customForm: "frm_1", answers: { roof: "cerâmico" } }],
};

test.each<[Partial<AdditionalAnswers>, Record<string, string>]>([
  [{}, {}],
  [{ cpf: "529.982.247-24" }, { cpf: "INVALID_CPF" }],
  [{ cpf: "" }, { cpf: "REQUIRED" }],
  [{ email: "marina" }, { email: "INVALID_EMAIL" }],
  [{ telephone: "123" }, { telephone: "INVALID_PHONE" }],
  [{ shippingAddress: { ...GOIANIA, CEP: "740" } }, { CEP: "INVALID_CEP" }],
  [{ shippingAddress: { ...GOIANIA, CEP: "740" }, shippingDistributor: "FOB" }, {}],
  [
    { changeInvoice: true, invoiceAddress: { ...GOIANIA, CEP: "", city: "" } },
    { "invoice.CEP": "REQUIRED", "invoice.city": "REQUIRED" },
  ],
  [{ answersCustomForm: [] }, { "customForms.frm_1.roof": "REQUIRED" }],
])("an order with %j is told %j", (answers, expected) => {
  expect(checkAnswers(buildAnswered({ ...WHOLE, ...answers }), { type: "order" })).toEqual(expected);
});

test("a budget is told only what does not read, and a company its own document", () => {
  expect(checkAnswers(buildAnswered({ cpf: "1" }), { type: "budget" })).toEqual({ cpf: "INVALID_CPF" });
  const company = { ...buildAnswered({ ...WHOLE, cpf: "" }), personType: "jurídica" as const };
  expect(checkAnswers(company, { type: "order", isFileRequired: true })).toEqual({
    cnpj: "REQUIRED",
    checkoutFile: "REQUIRED",
  });
});
