import { expect, test } from "vitest";
import { pixKeyKind } from "./pix-key.ts";

test.each([
  ["+5511987654321", "phone"],
  ["+551130000000", "phone"],
  ["52998224725", "cpf"],
  ["12ABC34501DE35", "cnpj"],
  ["11222333000181", "cnpj"],
  ["123e4567-e12b-12d1-a456-426655440000", "evp"],
  ["vendas@exemplo.com.br", "email"],
  [`a@${"b".repeat(63)}.${"c".repeat(7)}.com`, "email"], // 77 characters
  [`a@${"b".repeat(63)}.${"c".repeat(8)}.com`, null], // 78
  ["52998224724", null], // wrong check digit
  ["529.982.247-25", null],
  ["12abc34501de35", null],
  ["+55 11 98765-4321", null],
  ["11987654321", null], // a telephone without +55 is read as a CPF, and is none
  ["+12125550100", null],
  ["123E4567-E12B-12D1-A456-426655440000", null],
  ["Vendas@exemplo.com.br", null],
  ["", null],
])("the key %s is of kind %s", (key, expected) => {
  expect(pixKeyKind(key)).toBe(expected);
});
