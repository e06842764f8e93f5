import { expect, test } from "vitest";
import { emptyValues, errorsOf, inputOf, type OfferField, readValues, valuesOf } from "./offer-fields.ts";

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
const SHOWN = { name: "Cabo", basePriceCents: "1.234,56", type: "custom", categories: ["a"], active: false };

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
    active: true,
  });
});

test("a browser's fields are read, each choice once", () => {
  const form = new FormData();
  form.set("name", "Cabo");
  form.set("basePriceCents", "10");
  form.set("type", "module");
  for (const id of ["a", "b", "a"]) form.append("categories", id);
  expect(readValues(FIELDS, form)).toEqual({
    name: "Cabo",
    basePriceCents: "10",
    type: "module",
    categories: ["a", "b"],
    active: false,
  });
});

test("choices without room are dropped, and a price that does not read is none", () => {
  const input = inputOf(FIELDS, { ...SHOWN, type: "module", basePriceCents: "1.5" });
  expect(input["categories"]).toEqual([]);
  expect(input["basePriceCents"]).toBeNaN();
});

test("what is wrong is told by field", () => {
  const issues = [
    { field: "name", code: "too_big" },
    { field: "basePriceCents", code: "invalid_type" },
    { field: "categories.0", code: "UNKNOWN_CATEGORY" },
    { field: "type", code: "invalid_value" },
  ];
  expect(errorsOf(FIELDS, issues)).toEqual({
    name: "TOO_LONG",
    basePriceCents: "PRICE",
    categories: "UNKNOWN_CATEGORY",
    type: "CHOOSE",
  });
  expect(errorsOf(FIELDS, [{ field: "name", code: "too_small" }])).toEqual({ name: "REQUIRED" });
});
