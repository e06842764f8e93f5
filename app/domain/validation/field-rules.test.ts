import { expect, test } from "vitest";
import {
  cep,
  cnpj,
  colour,
  cpf,
  date,
  email,
  faultOf,
  type FieldRule,
  isRequired,
  maxLength,
  phone,
  required,
  strictTime,
  time,
} from "./field-rules.ts";

test.each([
  ["", "REQUIRED"],
  ["  ", "REQUIRED"],
  [[], "REQUIRED"],
  [null, "REQUIRED"],
  [undefined, "REQUIRED"],
  ["0", undefined],
  [["GO"], undefined],
  [true, undefined],
  [false, undefined], // "no" is an answer
])("a required field that holds %j: %s", (value, code) => {
  expect(required.check(value)?.code).toBe(code);
});

test("a text has 30 characters at most, unless the rule says another number", () => {
  expect(maxLength().check("a".repeat(30))).toBeNull();
  expect(maxLength().check("a".repeat(31))).toEqual({ code: "TEXT_OVER_LIMIT", limit: 30 });
  expect(maxLength(2).check("ção")).toEqual({ code: "TEXT_OVER_LIMIT", limit: 2 });
  expect(maxLength(1).check("☀")).toBeNull();
});

const CASES: readonly (readonly [FieldRule, string, string | null])[] = [
  [phone, "(62) 3000-0000", null],
  [phone, "62999998888", null],
  [phone, "(62) 3000-000", "INVALID_PHONE"], // 13 characters
  [phone, "3000-0000", "INVALID_PHONE"],
  [phone, "1098765432", "UNKNOWN_PHONE"], // complete, but 10 is no area code
  [date, "29/02/2028", null],
  [date, "2028-02-29", null],
  [date, "29/02/2027", "INVALID_DAY"],
  [date, "1/2/2027", "INVALID_DAY"],
  [date, "amanhã", "INVALID_DAY"],
  [time, "00:00", null],
  [time, "23:59", null],
  [time, "24:00", "INVALID_TIME"],
  [time, "08:60", "INVALID_TIME"],
  [time, "8:30", "INVALID_TIME"], // four characters
  [strictTime, "23:59", null],
  [strictTime, "24:00", "INVALID_STRICT_TIME"],
  [strictTime, "8:30", "INVALID_STRICT_TIME"],
  [email, "ana@exemplo.com.br", null],
  [email, "ana@exemplo", "INVALID_EMAIL"],
  [cnpj, "12.ABC.345/01DE-35", null],
  [cnpj, "12.ABC.345/01DE-36", "INVALID_CNPJ"],
  [cpf, "529.982.247-25", null],
  [cpf, "529.982.247-24", "INVALID_CPF"],
  [cep, "74210-030", null],
  [cep, "74210-03", "INVALID_CEP"],
  [colour, "#C2410c", null],
  [colour, "#c2410", "INVALID_COLOR"],
  [colour, "#c2410cc", "INVALID_COLOR"],
  [colour, "c2410c", "INVALID_COLOR"],
  [colour, "#c2410g", "INVALID_COLOR"],
];

test.each(CASES.map(([rule, text, code]) => ({ name: rule.name, rule, text, code })))(
  "$name of $text: $code",
  ({ rule, text, code }) => {
    expect(rule.check(text)?.code ?? null).toBe(code);
  },
);

test("a blank field breaks no rule but that it is required, and that of a time that cannot be left out", () => {
  const rules = [maxLength(0), phone, date, time, email, cnpj, cpf, cep, colour];
  expect(faultOf(rules, "")).toBeNull();
  expect(faultOf(rules, " ")).toBeNull();
  expect(faultOf([time, strictTime], "")?.code).toBe("INVALID_STRICT_TIME");
});

test("the first rule that refuses says why", () => {
  expect(faultOf([required, cpf, maxLength(3)], "")?.code).toBe("REQUIRED");
  expect(faultOf([required, cpf, maxLength(3)], "1234")?.code).toBe("INVALID_CPF");
  expect(faultOf([], "")).toBeNull();
});

test("a field is required when one of its rules is named so", () => {
  expect(isRequired([maxLength(), required])).toBe(true);
  expect(isRequired([maxLength(), { name: "required", check: () => null }])).toBe(true);
  expect(isRequired([maxLength(), email])).toBe(false);
});
