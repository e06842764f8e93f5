import { expect, test } from "vitest";
import { parseDocument } from "./document.ts";

test.each([
  ["280.012.389-38", { kind: "cpf", value: "28001238938" }],
  ["11.222.333/0001-81", { kind: "cnpj", value: "11222333000181" }],
  ["12.abc.345/01de-35", { kind: "cnpj", value: "12ABC34501DE35" }],
  ["28001238939", null],
  ["", null],
])("the document %s is a CPF, a CNPJ or none [CONST-05]", (text, expected) => {
  expect(parseDocument(text)).toEqual(expected);
});
