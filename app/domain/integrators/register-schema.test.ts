import { expect, test } from "vitest";
import { FIELD_ERRORS } from "#copy/ui/fields.ts";
import { RegisterIntegratorSchema } from "./register-schema.ts";

const INPUT = {
  company: {
    cnpj: "12.abc.345/01de-35",
    companyName: " Sol Forte Instalações Ltda ",
    tradeName: " ",
    telephone: "(62) 3000-0000",
    email: "",
  },
  address: {
    CEP: "74210-030",
    patio: "Rua 9",
    number: "415",
    complement: "",
    neighborhood: "Setor Oeste",
    city: "Goiânia",
    state: "GO",
  },
  person: {
    name: "Olga",
    surname: "Prado",
    cpf: "529.982.247-25",
    email: " Olga@SolForte.test ",
    telephone: "(62) 9 9999-8888",
    password: "Girassol#2026",
    confirmation: "Girassol#2026",
  },
  termsDocumentId: "trm_1",
  formToken: "token",
  website: "",
};

/** Code by field of what is wrong with the input, some of its fields replaced. */
function problemsOf(part: "company" | "address" | "person", fields: object): Record<string, string> {
  const result = RegisterIntegratorSchema.safeParse({ ...INPUT, [part]: { ...INPUT[part], ...fields } });
  const issues = result.error?.issues ?? [];
  return Object.fromEntries(
    issues.map((issue) => [
      issue.path.join("."),
      issue.code === "custom" ? String(issue.params?.["code"]) : issue.code,
    ]),
  );
}

test("an application comes out in canonical forms", () => {
  const { company, address, person } = RegisterIntegratorSchema.parse(INPUT);
  expect(company).toEqual({
    cnpj: "12ABC34501DE35",
    companyName: "Sol Forte Instalações Ltda",
    tradeName: null,
    telephone: "+556230000000",
    email: null,
  });
  expect(address).toMatchObject({ CEP: "74210030", state: "GO" });
  expect(person).toMatchObject({
    cpf: "52998224725",
    email: "olga@solforte.test",
    telephone: "+5562999998888",
  });
});

test.each([
  ["company", { cnpj: "12ABC34501DE36" }, { "company.cnpj": "INVALID_CNPJ" }],
  ["company", { cnpj: " " }, { "company.cnpj": "REQUIRED" }],
  ["company", { email: "contato" }, { "company.email": "INVALID_EMAIL" }],
  ["company", { telephone: "3000-0000" }, { "company.telephone": "INVALID_PHONE" }],
  ["company", { companyName: "a".repeat(121) }, { "company.companyName": "too_big" }],
  ["address", { CEP: "00999-999" }, { "address.CEP": "INVALID_CEP" }],
  ["address", { state: "SP" }, { "address.state": "STATE_NOT_OF_CEP" }],
  ["address", { state: "" }, { "address.state": "REQUIRED" }],
  ["address", { city: undefined }, { "address.city": "REQUIRED" }],
  ["person", { cpf: "52998224724" }, { "person.cpf": "INVALID_CPF" }],
  ["person", { email: "olga@" }, { "person.email": "INVALID_EMAIL" }],
  ["person", { confirmation: "Girassol#2027" }, { "person.confirmation": "PASSWORD_MISMATCH" }],
] as const)("in %s, %j is told as %j", (part, fields, problems) => {
  expect(problemsOf(part, fields)).toEqual(problems);
});

test("a weak password that is not repeated, and a name that is missing, are told at once", () => {
  expect(problemsOf("person", { name: "", password: "girassol", confirmation: "girasol" })).toEqual({
    "person.name": "REQUIRED",
    "person.password": "WEAK_PASSWORD",
    "person.confirmation": "PASSWORD_MISMATCH",
  });
});

test("a state that is not the CEP's is told together with a missing street", () => {
  expect(problemsOf("address", { patio: "", state: "SP" })).toEqual({
    "address.patio": "REQUIRED",
    "address.state": "STATE_NOT_OF_CEP",
  });
});

test("every code that is told has its words", () => {
  const codes = ["REQUIRED", "INVALID_CNPJ", "INVALID_EMAIL", "INVALID_PHONE", "INVALID_CEP", "INVALID_CPF"];
  for (const code of [...codes, "STATE_NOT_OF_CEP", "PASSWORD_MISMATCH", "WEAK_PASSWORD", "too_big"]) {
    expect(FIELD_ERRORS).toHaveProperty(code);
  }
});

test("a field that is not known is refused", () => {
  expect(RegisterIntegratorSchema.safeParse({ ...INPUT, status: "enable" }).success).toBe(false);
  expect(problemsOf("person", { type: "admin" })).toEqual({ person: "unrecognized_keys" });
});
