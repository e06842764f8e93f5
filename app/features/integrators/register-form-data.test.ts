import { expect, test } from "vitest";
import { toRegisterErrors, toRegisterInput, withoutSecrets } from "./register-form-data.ts";

test("the form's fields become the application, also those that are missing", () => {
  expect(
    toRegisterInput({
      cnpj: "12ABC34501DE35",
      companyTelephone: "62 3000-0000",
      telephone: "62 99999-8888",
      CEP: "74210030",
      password: "Girassol#2026",
      termsDocumentId: "trm_1",
      formToken: "token",
      idempotencyKey: "key",
    }),
  ).toMatchObject({
    company: { cnpj: "12ABC34501DE35", companyName: "", telephone: "62 3000-0000", email: "" },
    address: { CEP: "74210030", city: "" },
    person: { telephone: "62 99999-8888", password: "Girassol#2026", confirmation: "" },
    termsDocumentId: "trm_1",
    website: "",
  });
  expect(toRegisterInput({})).toMatchObject({ termsDocumentId: null, formToken: "" });
});

test("errors find their field, the first one of each, and a blank field is missing", () => {
  const issues = [
    { field: "company.telephone", code: "INVALID_PHONE" },
    { field: "person.telephone", code: "INVALID_PHONE" },
    { field: "person.password", code: "WEAK_PASSWORD" },
    { field: "person.password", code: "COMMON_PASSWORD" },
    { field: "address.state", code: "STATE_NOT_OF_CEP" },
    { field: "termsDocumentId", code: "TERMS_REQUIRED" },
    { field: "formToken", code: "FORM_EXPIRED" },
  ];
  const values = { companyTelephone: "3000", password: "a", state: "SP" };
  expect(toRegisterErrors(issues, values)).toEqual({
    companyTelephone: "INVALID_PHONE",
    telephone: "REQUIRED",
    password: "WEAK_PASSWORD",
    state: "STATE_NOT_OF_CEP",
    termsDocumentId: "TERMS_REQUIRED",
  });
});

test("passwords do not go back to the browser", () => {
  expect(withoutSecrets({ name: "Olga", password: "a", confirmation: "b" })).toEqual({ name: "Olga" });
});
