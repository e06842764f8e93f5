import fc from "fast-check";
import { expect, test } from "vitest";
import { PRODUCT_FIELD_WORDS } from "#copy/catalog/catalog.ts";
import { type FieldLookups, formatProductField, parseProductField } from "./parse-product-field.ts";
import {
  fieldsOf,
  MAX_CENTS,
  PRODUCT_FIELDS,
  productField,
  type ProductField,
  type ProductFieldKey,
} from "./product-fields.ts";
import { productValuesSchema, type FieldValue } from "./product-schema.ts";
import { PRODUCT_TYPES } from "./product-types.ts";

const LOOKUPS: FieldLookups = {
  ...PRODUCT_FIELD_WORDS,
  categories: [
    { id: "cat_1", name: "Estruturas" },
    { id: "cat_2", name: "Materiais elétricos" },
  ],
  inverters: [
    { id: "prd_1", productCode: "INV-5000" },
    { id: "prd_2", productCode: "INV-8000" },
  ],
};

const parse = (key: ProductFieldKey, text: string) => {
  const parsed = parseProductField(productField(key), text, LOOKUPS);
  return "value" in parsed ? parsed.value : parsed.code;
};

test.each<[ProductFieldKey, string, unknown]>([
  ["productCode", "  MOD 1\n 2 ", "MOD 1 2"],
  ["productCode", " ", "REQUIRED"],
  ["productCode", "x".repeat(60), "x".repeat(60)],
  ["productCode", "x".repeat(61), "TEXT_TOO_LONG"],
  ["description", "linha 1\nlinha 2", "linha 1\nlinha 2"],
  ["ncm", "8541.43.00", "85414300"],
  ["ncm", "", ""],
  ["ncm", "8541430", "INVALID_NCM"],
  ["ncm", "854143000", "INVALID_NCM"],
  ["ncm", "8541430X", "INVALID_NCM"],
  ["priceCents", "R$ 1.234,56", 123_456],
  ["priceCents", "1234.56", "INVALID_MONEY"],
  ["priceCents", "1,234", "INVALID_MONEY"],
  ["priceCents", "0", 0],
  ["priceCents", "-0,01", "MONEY_OUT_OF_RANGE"],
  ["priceCents", "10.000.000,00", 1_000_000_000],
  ["priceCents", "10.000.000,01", "MONEY_OUT_OF_RANGE"],
  ["priceCents", "", "REQUIRED"],
  ["vocV", "49,95", 49.95],
  ["vocV", "49.95", "INVALID_NUMBER"],
  ["vocV", "2000", 2000],
  ["vocV", "2.000,001", "NUMBER_OUT_OF_RANGE"],
  ["vocV", "49,1234", "TOO_MANY_DECIMALS"],
  ["betaVocPctPerC", "-0,2755", -0.2755],
  ["betaVocPctPerC", "-2,0001", "NUMBER_OUT_OF_RANGE"],
  ["mpptCount", "0", "NUMBER_OUT_OF_RANGE"],
  ["mpptCount", "64", 64],
  ["mpptCount", "1,5", "TOO_MANY_DECIMALS"],
  ["peso_KG", "", null],
  ["peso_KG", "vinte", "INVALID_NUMBER"],
  ["featured", "SIM", true],
  ["featured", "Não", false],
  ["featured", "nao", false],
  ["featured", "talvez", "INVALID_BOOLEAN"],
  ["featured", "", false],
  ["active", "", true],
  ["tipo_ligacao", "trifasico", "trifasico"],
  ["tipo_ligacao", "TRIFÁSICO", "trifasico"],
  ["tipo_ligacao", "tri", "INVALID_CHOICE"],
  ["tipo_inversor", "Híbrido", "hibrido"],
  ["tipo_inversor", "", "REQUIRED"],
  ["origin", "0 – Nacional", "0"],
  ["origin", "8", "8"],
  ["origin", "9", "INVALID_CHOICE"],
  ["categoryId", "materiais ELETRICOS", "cat_2"],
  ["categoryId", "cat_1", "cat_1"],
  ["categoryId", "Cabos", "UNKNOWN_CATEGORY"],
  ["categoryId", "", null],
  ["compatibleInverters", "INV-8000; INV-5000; INV-8000", ["prd_2", "prd_1"]],
  ["compatibleInverters", "INV-8000; INV-9", "UNKNOWN_INVERTER"],
  [
    "powerPerStringCount",
    "1 = 5,5; 2: 11 kW",
    [
      { strings: 1, powerKw: 5.5 },
      { strings: 2, powerKw: 11 },
    ],
  ],
  ["powerPerStringCount", "1 = 5.5", "INVALID_STRING_POWERS"],
  ["powerPerStringCount", "65 = 5", "INVALID_STRING_POWERS"],
  ["powerPerStringCount", "0 = 5", "INVALID_STRING_POWERS"],
])("%s from “%s” is %j", (key, text, expected) => {
  expect(parse(key, text)).toEqual(expected);
});

/** Arbitrary values of a field. */
function valuesOf(field: ProductField): fc.Arbitrary<FieldValue> {
  switch (field.kind) {
    case "text": {
      if (field.pattern !== undefined) return fc.stringMatching(/^\d{8}$/);
      return fc
        .string({ minLength: 1, maxLength: Math.min(field.maxLength, 80) })
        .map((text) => (field.long ? text.trim() : text.trim().replace(/\s+/g, " ")))
        .filter((text) => text !== "");
    }
    case "money":
      return fc.integer({ min: 0, max: MAX_CENTS });
    case "number": {
      const scale = 10 ** field.decimals;
      return fc
        .integer({ min: Math.ceil(field.min * scale), max: Math.floor(field.max * scale) })
        .map((steps) => Number((steps / scale + 0).toFixed(field.decimals)));
    }
    case "boolean":
      return fc.boolean();
    case "choice":
      return fc.constantFrom(...field.options);
    case "category":
      return fc.constantFrom("cat_1", "cat_2");
    case "inverters":
      return fc.uniqueArray(fc.constantFrom("prd_1", "prd_2"));
    case "stringPowers":
      return fc.array(
        fc.record({
          strings: fc.integer({ min: 1, max: 64 }),
          powerKw: fc.integer({ min: 0, max: 10_000_000 }).map((watts) => watts / 1000),
        }),
        { maxLength: 8 },
      );
  }
}

test.each(PRODUCT_FIELDS.map((field) => [field.key, field] as const))(
  "whatever %s holds comes back from its text, and is what the catalogue stores",
  (key, field) => {
    const type = PRODUCT_TYPES.find((one) => field.types.includes(one)) ?? "custom";
    const shape = productValuesSchema(type);
    fc.assert(
      fc.property(valuesOf(field), (value) => {
        const text = formatProductField(field, value, LOOKUPS);
        expect(parseProductField(field, text, LOOKUPS)).toEqual({ value });
        const refused = shape.safeParse({ [key]: value }).error?.issues ?? [];
        expect(refused.filter(({ path }) => path[0] === key)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  },
);

test("what a text means is never what the catalogue refuses", () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 100 }),
    fc.stringMatching(/^-?\d{1,7}(,\d{1,5})?$/),
    fc.constantFrom("sim", "não", "string", "trifasico", "8541.43.00"),
  );
  const types = fc.constantFrom(...PRODUCT_TYPES);
  fc.assert(
    fc.property(types, texts, (type, text) => {
      for (const field of fieldsOf(type)) {
        const parsed = parseProductField(field, text, LOOKUPS);
        if (!("value" in parsed)) continue;
        const refused =
          productValuesSchema(type).safeParse({ [field.key]: parsed.value }).error?.issues ?? [];
        expect(refused.filter(({ path }) => path[0] === field.key)).toEqual([]);
      }
    }),
  );
});

test("what has no name any more is written by its id", () => {
  expect(formatProductField(productField("categoryId"), "cat_gone", LOOKUPS)).toBe("cat_gone");
  expect(formatProductField(productField("compatibleInverters"), ["prd_1", "prd_gone"], LOOKUPS)).toBe(
    "INV-5000; prd_gone",
  );
});
