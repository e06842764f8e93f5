import { expect, test } from "vitest";
import type { AskedForm } from "#domain/custom-forms/custom-form.ts";
import { buildAnswered, GOIANIA } from "#tests/factories/checkout.ts";
import { checkAnswers, findCompleteSteps } from "./check-answers.ts";
import type { AdditionalAnswers } from "./checkout-state.ts";

const WHOLE: Partial<AdditionalAnswers> = {
  ...{ userOrCompanyName: "Marina Alves", cpf: "529.982.247-25" },
  ...{ email: "marina@cliente.test", telephone: "(62) 98765-4321", shippingAddress: GOIANIA },
  answersCustomForm: [{ customForm: "frm_1", answers: { roof: "cerâmico" } }],
};

const QUESTION = { label: "Pergunta", help: "", required: false, maxLength: 10, options: [] };
const FORMS: AskedForm[] = [
  {
    ...{ id: "frm_1", name: "Visita", description: "", screen: "firstStep" },
    fields: [
      { ...QUESTION, key: "roof", type: "text", required: true },
      { ...QUESTION, key: "floors", type: "number" },
    ],
  },
];

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
  [
    { answersCustomForm: [{ customForm: "frm_1", answers: { roof: "telha de barro", floors: "dois" } }] },
    { "customForms.frm_1.roof": "TEXT_OVER_LIMIT", "customForms.frm_1.floors": "INVALID_NUMBER" },
  ],
])("an order with %j is told %j", (answers, expected) => {
  const state = buildAnswered({ ...WHOLE, ...answers });
  expect(checkAnswers(state, { type: "order", forms: FORMS })).toEqual(expected);
});

test("a budget is told only what does not read, and a company its own document", () => {
  expect(checkAnswers(buildAnswered({ cpf: "1" }), { type: "budget", forms: FORMS })).toEqual({
    cpf: "INVALID_CPF",
  });
  const company = { ...buildAnswered({ ...WHOLE, cpf: "" }), personType: "jurídica" as const };
  expect(checkAnswers(company, { type: "order", isFileRequired: true })).toEqual({
    cnpj: "REQUIRED",
    checkoutFile: "REQUIRED",
  });
});

test("an order lacks the company's own number where the company asks for one, and a budget does not", () => {
  const state = buildAnswered(WHOLE);
  const missingOf = (type: "budget" | "order", purchaseNumber: string) =>
    checkAnswers({ ...state, purchaseNumber }, { type, isNumberRequired: true })["purchaseNumber"];
  expect(missingOf("order", " ")).toBe("REQUIRED");
  expect(missingOf("order", "OC 1")).toBeUndefined();
  expect(missingOf("budget", "")).toBeUndefined();
});

test("another delivery of a saved request is told where it goes wrong, and asked for nobody's data", () => {
  const sent = { ...buildAnswered({ shippingAddress: GOIANIA }), eventType: "editFreight" as const };
  expect(checkAnswers(sent, { type: "order" })).toEqual({});
  const nowhere = {
    ...sent,
    additionalInfo: { ...sent.additionalInfo, shippingAddress: { ...GOIANIA, CEP: "740", city: "" } },
  };
  expect(checkAnswers(nowhere, { type: "order" })).toEqual({ CEP: "INVALID_CEP", city: "REQUIRED" });
});

test("a name is asked for only where the request needs one, and blanks are none", () => {
  const named = (requestName: string, isNameRequired: boolean) =>
    checkAnswers({ ...buildAnswered(WHOLE), requestName }, { type: "budget", isNameRequired });
  expect(named(" ", true)).toEqual({ requestName: "REQUIRED" });
  expect(named(" ", false)).toEqual({});
  expect(named("Residência Marina", true)).toEqual({});
});

test("a step is complete when an order would lack nothing in it", () => {
  const complete = (answers: Partial<AdditionalAnswers>, asked = {}) =>
    findCompleteSteps(buildAnswered({ ...WHOLE, ...answers }), { forms: FORMS, ...asked });
  expect(complete({})).toEqual(["invoice", "delivery", "payment", "lastStep"]);
  expect(complete({ userOrCompanyName: "", shippingAddress: null })).toEqual(["payment", "lastStep"]);
  expect(complete({ shippingAddress: null, shippingDistributor: "FOB" })).toContain("delivery");
  expect(complete({ invoiceValue: "muito" })).not.toContain("payment");
  expect(complete({}, { isFileRequired: true })).not.toContain("lastStep");
});
