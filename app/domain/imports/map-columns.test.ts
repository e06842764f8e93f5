import { expect, test } from "vitest";
import { foldTitle, mapColumns } from "./map-columns.ts";

const WORDS = [
  { key: "productCode", words: ["Código", "SKU"] },
  { key: "peso_KG", words: ["Peso"] },
  { key: "vocV", words: ["Tensão de circuito aberto (Voc)", "Voc"] },
] as const;

test("columns are known by name, key or synonym, whatever case, accents, units and punctuation", () => {
  expect(mapColumns(["CODIGO", " peso (kg)", "VOC", "Obs."], WORDS, new Map())).toEqual([
    ...["productCode", "peso_KG", "vocV"],
    null,
  ]);
  expect(mapColumns(["sku", "peso_KG", "Tensão de circuito aberto (Voc) (V)"], WORDS, new Map())).toEqual([
    ...["productCode", "peso_KG", "vocV"],
  ]);
});

test("of two columns with the same name the first fills the field", () => {
  expect(mapColumns(["SKU", "Código"], WORDS, new Map())).toEqual(["productCode", null]);
});

test("what people chose the last time goes before what titles say", () => {
  const remembered = new Map([
    ["ref", "productCode" as const],
    ["peso", null],
  ]);
  expect(mapColumns(["Ref.", "Peso", "Voc"], WORDS, remembered)).toEqual(["productCode", null, "vocV"]);
});

test("a remembered field that this type does not have is left out", () => {
  expect(mapColumns(["Ref."], WORDS, new Map([["ref", "n_saidas" as const]]))).toEqual([null]);
});

test.each([
  ["Peso (Kg)", "peso kg"],
  ["(kg)", "kg"],
  ["  Preço-R$ ", "preco r"],
  ["", ""],
])("the title %j is compared as %j", (title, folded) => {
  expect(foldTitle(title)).toBe(folded);
});
