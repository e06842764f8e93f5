import { expect, test } from "vitest";
import type { FieldLookups } from "./parse-product-field.ts";
import { productField } from "./product-fields.ts";
import {
  changedProductFields,
  mergeProductTexts,
  productConflicts,
  tidyProductText,
  toProductTexts,
} from "./product-form.ts";

const LOOKUPS: FieldLookups = {
  yes: "Sim",
  no: "Não",
  choices: { tipo_ligacao: { monofasico: "Monofásico", trifasico: "Trifásico" } },
  categories: [{ id: "cat_1", name: "Cabos" }],
  inverters: [{ id: "prd_1", productCode: "INV-1" }],
};

test("a form writes what a product holds as people do", () => {
  const texts = toProductTexts(
    "custom",
    {
      name: "Cabo 6 mm²",
      priceCents: 123_456,
      peso_KG: 0.5,
      categoryId: "cat_1",
      isToSell: false,
      origin: "",
    },
    LOOKUPS,
  );
  expect([
    texts.name,
    texts.priceCents,
    texts.peso_KG,
    texts.categoryId,
    texts.isToSell,
    texts.origin,
  ]).toEqual(["Cabo 6 mm²", "1.234,56", "0,5", "Cabos", "Não", ""]);
});

test("the form of a new product is empty but for what is usual", () => {
  const texts = toProductTexts("module", null, LOOKUPS);
  expect([texts.isToSell, texts.active, texts.featured, texts.priceCents, texts.name]).toEqual([
    "Sim",
    "Sim",
    "Não",
    "",
    "",
  ]);
});

test.each([
  ["vocV", "49,5", "49,50", false],
  ["vocV", "49,5", " 49,5 ", false],
  ["vocV", "49,5", "49,51", true],
  ["vocV", "49,5", "49.5", true],
  ["vocV", "49,5", "", true],
  ["vocV", undefined, "", false],
  ["priceCents", "1.234,50", "1234,5", false],
  ["description", "um\ndois", "um\r\ndois", false],
  ["name", "Módulo", "módulo", true],
] as const)("%s from %s to %s is a change: %s", (key, before, after, isChange) => {
  const changed = changedProductFields("module", { [key]: before }, { [key]: after }, LOOKUPS);
  expect(changed).toEqual(isChange ? [key] : []);
});

test("two people differ where one of them changed something, and one's own change is suggested", () => {
  const base = { name: "A", model: "M", priceCents: "10,00", costCents: "5,00", ncm: "" };
  const mine = { ...base, name: "B", priceCents: "12,00", costCents: "6,00" };
  const theirs = { ...base, model: "N", priceCents: "11,00", costCents: "6,00" };
  const conflicts = productConflicts("module", { base, mine, theirs }, LOOKUPS);
  expect(conflicts).toEqual([
    { key: "name", base: "A", mine: "B", theirs: "A", suggested: "mine" },
    { key: "model", base: "M", mine: "M", theirs: "N", suggested: "theirs" },
    { key: "priceCents", base: "10,00", mine: "12,00", theirs: "11,00", suggested: "mine" },
  ]);
  expect(mergeProductTexts(mine, conflicts, ({ suggested }) => suggested)).toEqual({
    name: "B",
    model: "N",
    priceCents: "12,00",
    costCents: "6,00",
    ncm: "",
  });
  expect(mergeProductTexts(mine, conflicts, () => "theirs")).toEqual({ ...theirs });
});

test.each([
  ["priceCents", "1234,5", "1.234,50"],
  ["priceCents", "R$ 10", "10,00"],
  ["priceCents", "dez", "dez"],
  ["priceCents", "1.23", "1.23"],
  ["ncm", "8541.43.00", "85414300"],
  ["vocV", "0049,50", "49,5"],
  ["vocV", "", ""],
  ["name", "  Dois   espaços ", "Dois espaços"],
] as const)("%s typed as %s is left as %s", (key, typed, shown) => {
  expect(tidyProductText(productField(key), typed, LOOKUPS)).toBe(shown);
});
