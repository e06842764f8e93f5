import { expect, test } from "vitest";
import { emptyValues, inputOf, type OfferField, offerErrorText, valuesOf } from "./offer-fields.ts";

const FIELDS: readonly OfferField[] = [
  { kind: "text", name: "name", label: "Nome", maxLength: 80 },
  { kind: "money", name: "basePriceCents", label: "Preço" },
  { kind: "choice", name: "type", label: "Tipo", options: [{ value: "custom", label: "Personalizado" }] },
  {
    kind: "choices",
    name: "categories",
    label: "Categorias",
    options: [],
    without: ({ type }) => (type === "module" ? "nenhuma" : null),
  },
  { kind: "switch", name: "active", label: "Ativo", isOn: true },
];

const STORED = {
  id: "x",
  name: "Cabo",
  basePriceCents: 123_456,
  type: "custom",
  categories: ["a"],
  active: false,
};
const SHOWN = {
  name: "Cabo",
  basePriceCents: "1.234,56",
  type: "custom",
  categories: ["a"],
  active: "false",
};

test("a stored entry is shown and read back as it was", () => {
  expect(valuesOf(FIELDS, STORED)).toEqual(SHOWN);
  const { id: _id, ...input } = STORED;
  expect(inputOf(FIELDS, SHOWN)).toEqual(input);
});

test("a new entry begins empty, with its switches as they usually are", () => {
  expect(emptyValues(FIELDS)).toEqual({
    name: "",
    basePriceCents: "",
    type: "custom",
    categories: [],
    active: "true",
  });
});

test("choices without room are dropped, and a price that does not read is none", () => {
  const input = inputOf(FIELDS, { ...SHOWN, type: "module", basePriceCents: "1.5" });
  expect(input["categories"]).toEqual([]);
  expect(input["basePriceCents"]).toBeNaN();
});

test("what is wrong is told in words of its kind of field", () => {
  const [name, price, , categories] = FIELDS as [OfferField, OfferField, OfferField, OfferField];
  expect(offerErrorText(price, "invalid_type")).toMatch(/^Digite um valor/);
  expect(offerErrorText(categories, "REQUIRED")).toBe("Escolha ao menos uma opção.");
  expect(offerErrorText(categories, "UNKNOWN_CATEGORY")).toMatch(/não existe mais/);
  expect(offerErrorText(name, "too_big")).toBeUndefined();
});
