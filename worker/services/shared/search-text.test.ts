import { expect, test } from "vitest";
import { toSearchText } from "./search-text.ts";

test("a name is searched without case and marks, and is no document", () => {
  expect(toSearchText("Açaí 12")).toEqual({
    typed: "Açaí 12",
    pattern: "*[aáàâãäAÁÀÂÃÄ][cçCÇ][aáàâãäAÁÀÂÃÄ][iíìîïIÍÌÎÏ] 12*",
    cnpjPart: null,
    cpf: null,
  });
});

test.each([
  ["12", null, null],
  ["112", "112", null],
  ["11.222.333/0001-81", "11222333000181", null],
  ["12.abc.345", "12ABC345", null],
  // Ten, eleven and twelve digits: only eleven can be a CPF.
  ["5299822472", "5299822472", null],
  ["529.982.247-25", "52998224725", "52998224725"],
  ["529982247250", "529982247250", null],
  ["marina@sol.test", null, null],
])("%s as a document: part of a CNPJ %s, CPF %s", (typed, cnpjPart, cpf) => {
  expect(toSearchText(typed)).toMatchObject({ cnpjPart, cpf });
});
