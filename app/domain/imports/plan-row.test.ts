import { expect, test } from "vitest";
import { PRODUCT_FIELD_WORDS } from "#copy/catalog/catalog.ts";
import { defaultOfField } from "#domain/catalog/parse-product-field.ts";
import { fieldsOf } from "#domain/catalog/product-fields.ts";
import type { Product, ProductValues } from "#domain/catalog/product-schema.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import { codeOfRow, planRow } from "./plan-row.ts";
import type { SheetCell } from "./sheet-cell.ts";

const MAPPING = ["productCode", "name", "priceCents", "n_entradas", "active", null] as const;
const LOOKUPS = { ...PRODUCT_FIELD_WORDS, categories: [{ id: "cat_1", name: "Cabos" }], inverters: [] };

const VALUES: ProductValues = {
  productCode: "SB-1",
  name: "Caixa",
  manufacturer: "Fabricante",
  model: "M",
  priceCents: 100_000,
  costCents: 90_000,
  active: false,
  n_entradas: 2,
  n_saidas: 1,
  ncm: "85372090",
};

function buildProduct(type: ProductType = "stringBox", values = VALUES): Product {
  const at = "2026-11-21T12:00:00.000Z";
  const files = { photoId: null, datasheetId: null };
  const unsaid = Object.fromEntries(fieldsOf(type).map((field) => [field.key, defaultOfField(field)]));
  return {
    id: "prd_1",
    type,
    values: { ...unsaid, ...values },
    ...files,
    version: 3,
    createdAt: at,
    updatedAt: at,
  };
}

function plan(cells: SheetCell[], before: Product | null = buildProduct(), isRepeated = false) {
  return planRow(cells, MAPPING, { type: "stringBox", before, lookups: LOOKUPS, actions: {}, isRepeated });
}

test("a row that says what stands already is the same, whether its cells are typed or text", () => {
  expect(plan(["SB-1", "Caixa", 1000, 2, false, "nada"]).state).toBe("same");
  expect(plan(["SB-1", " Caixa ", "R$ 1.000,00", "2", "não", 7]).state).toBe("same");
});

test("what differs is told field by field; columns that are left out keep what stands", () => {
  const { state, changes, values } = plan(["SB-1", "Caixa", 1234.56, 3, false, "x"]);
  expect(state).toBe("changed");
  expect(changes).toEqual({
    priceCents: { from: 100_000, to: 123_456 },
    n_entradas: { from: 2, to: 3 },
  });
  expect(values).toMatchObject({ ncm: "85372090", costCents: 90_000 });
});

test("an empty yes or no stays as it was; an empty field that is asked for fails", () => {
  expect(plan(["SB-1", "Caixa", 1000, 2, "", ""]).state).toBe("same");
  expect(plan(["SB-1", "", 1000, 2, false, ""]).issues).toEqual([{ field: "name", code: "REQUIRED" }]);
});

test("a new product lacks what its file does not say", () => {
  const { state, issues } = plan(["SB-9", "Nova", 10, 2, true, ""], null);
  expect(state).toBe("failed");
  expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual([
    "manufacturer REQUIRED",
    "model REQUIRED",
    "costCents REQUIRED",
    "n_saidas REQUIRED",
  ]);
});

test("a formula without a result and an error of the spreadsheet fail once, under their field", () => {
  const cells = ["SB-1", { bad: "formula" }, { bad: "error" }, 2, false, { bad: "error" }] as const;
  expect(plan([...cells]).issues).toEqual([
    { field: "name", code: "FORMULA_WITHOUT_RESULT" },
    { field: "priceCents", code: "ERROR_CELL" },
  ]);
});

test("a repeated code and a product of another page of equipment fail", () => {
  expect(plan(["SB-1", "Caixa", 1000, 2, false], buildProduct(), true).issues).toEqual([
    { field: "productCode", code: "CODE_REPEATED" },
  ]);
  expect(plan(["SB-1", "Caixa", 1000, 2, false], buildProduct("module")).issues).toEqual([
    { field: "productCode", code: "OTHER_TYPE" },
  ]);
});

test("a hybrid inverter is not for whoever does not have them", () => {
  const numbers = {
    inverterOutputPower: 5,
    mpptCount: 2,
    inputsPerMppt: 1,
    maxDcV: 600,
    mpptLowV: 100,
    mpptHighV: 500,
  };
  const kind = { tipo_inversor: "string", tipo_ligacao: "monofasico" };
  const before = buildProduct("inverter", { ...VALUES, ...kind, ...numbers });
  const plan = planRow(["SB-1", "Híbrido"], ["productCode", "tipo_inversor"], {
    ...{ type: "inverter", before, lookups: LOOKUPS, actions: {}, isRepeated: false },
  });
  expect(plan.issues).toEqual([{ field: "tipo_inversor", code: "CHOICE_NOT_OFFERED" }]);
});

test("a number is a code as people read it", () => {
  expect(codeOfRow([1234], MAPPING)).toBe("1234");
  expect(codeOfRow([" A  1 "], MAPPING)).toBe("A 1");
  expect(codeOfRow(["x"], [null])).toBe("");
});
