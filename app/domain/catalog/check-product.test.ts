import { expect, test } from "vitest";
import { buildProductValues } from "#tests/factories/product-values.ts";
import { checkProduct } from "./check-product.ts";
import { copyOfProduct } from "./copy-of-product.ts";
import { checkOffer, offeredInverterKinds } from "../loose-products/product-offer.ts";
import type { ProductValues } from "./product-schema.ts";
import {
  CATEGORY_TYPES,
  EQUIPMENT_GROUPS,
  equipmentGroupOf,
  PRODUCT_TYPES,
  type ProductType,
} from "./product-types.ts";
import { fieldsOf } from "./product-fields.ts";
import { describeProductChanges, readProductTexts } from "./read-product-texts.ts";

const errorsOf = (type: ProductType, changes: ProductValues) =>
  checkProduct(type, buildProductValues(type, changes)).errors.map(({ field, code }) => `${field} ${code}`);
const warningsOf = (type: ProductType, changes: ProductValues) =>
  checkProduct(type, buildProductValues(type, changes)).warnings.map(({ field, code }) => `${field} ${code}`);

test("equipment is modules, inverters, string boxes, complementary equipment in categories, and custom products [CATALOG-05]", () => {
  expect([...PRODUCT_TYPES]).toEqual(["module", "inverter", "stringBox", "complementaryEquipment", "custom"]);
  const withCategory = PRODUCT_TYPES.filter((type) => fieldsOf(type).some(({ key }) => key === "categoryId"));
  expect(withCategory).toEqual(["complementaryEquipment", "custom"]);
  expect([...CATEGORY_TYPES]).toEqual(["structure", "others"]);
  expect(PRODUCT_TYPES.map(equipmentGroupOf)).toEqual([
    "modules",
    "inverters",
    "stringbox",
    "products",
    "products",
  ]);
  expect(Object.values(EQUIPMENT_GROUPS).flat()).toEqual([...PRODUCT_TYPES]);
});

test.each<[ProductType, ProductValues, string[]]>([
  ["module", {}, []],
  ["inverter", {}, []],
  ["stringBox", {}, []],
  ["custom", { categoryId: "cat_1" }, []],
  ["module", { vmpV: 49.9, impA: 11.02 }, ["vmpV VMP_NOT_BELOW_VOC"]],
  ["module", { vmpV: 49.899, impA: 11.02 }, []],
  ["module", { impA: 14, vmpV: 39.3 }, ["impA IMP_NOT_BELOW_ISC"]],
  ["module", { impA: 13.999, vmpV: 39.3 }, []],
  // Vmp × Imp = 40 × 10 = 400 W: from 380 to 420 W.
  ["module", { vmpV: 40, impA: 10, potencia_WP: 420 }, []],
  ["module", { vmpV: 40, impA: 10, potencia_WP: 420.1 }, ["potencia_WP POWER_UNLIKE_CURVE"]],
  ["module", { vmpV: 40, impA: 10, potencia_WP: 380 }, []],
  ["module", { vmpV: 40, impA: 10, potencia_WP: 379.9 }, ["potencia_WP POWER_UNLIKE_CURVE"]],
  ["module", { categoryId: "cat_1" }, ["categoryId CATEGORY_NOT_OF_TYPE"]],
  ["inverter", { mpptLowV: 500 }, ["mpptHighV MPPT_RANGE_REVERSED"]],
  ["inverter", { mpptLowV: 499.999 }, []],
  ["inverter", { mpptHighV: 550 }, []],
  ["inverter", { mpptHighV: 550.001 }, ["mpptHighV MPPT_ABOVE_MAX_DC"]],
  ["inverter", { startV: 500 }, []],
  ["inverter", { startV: 500.001 }, ["startV START_ABOVE_MPPT"]],
  ["inverter", { startV: null }, []],
  ["inverter", { minModulesPerString: 12 }, []],
  ["inverter", { minModulesPerString: 13 }, ["maxModulesPerString MODULES_RANGE_REVERSED"]],
  ["inverter", { minModulesPerString: 13, maxModulesPerString: null }, []],
  [
    "inverter",
    {
      powerPerStringCount: [
        { strings: 1, powerKw: 1 },
        { strings: 1, powerKw: 2 },
      ],
    },
    ["powerPerStringCount STRINGS_REPEATED"],
  ],
])("%s with %j breaks %j", (type, changes, expected) => {
  expect(errorsOf(type, changes)).toEqual(expected);
});

test.each<[ProductType, ProductValues, string[]]>([
  ["module", {}, []],
  ["module", { priceCents: 79_999 }, ["priceCents PRICE_BELOW_COST"]],
  ["module", { priceCents: 80_000 }, []],
  ["module", { priceCents: 0 }, ["priceCents SOLD_FOR_NOTHING"]],
  ["module", { betaVocPctPerC: 0.275 }, ["betaVocPctPerC COEFFICIENT_SIGN"]],
  // 550 W on 2.279 m × 1.134 m are 21.28 %.
  ["module", { length_MM: 2279, width_MM: 1134, height_MM: 35, eficiencia: 22.7 }, []],
  [
    "module",
    { length_MM: 2279, width_MM: 1134, height_MM: 35, eficiencia: 22.8 },
    ["eficiencia EFFICIENCY_UNLIKE_SIZE"],
  ],
  ["inverter", {}, []],
  ["inverter", { inverterOutputPower: 7.501 }, ["inverterOutputPower OUTPUT_ABOVE_INPUT"]],
  [
    "inverter",
    { maxShortCircuitCurrentPerMpptA: 13.4 },
    ["maxShortCircuitCurrentPerMpptA SHORT_CIRCUIT_BELOW_INPUT"],
  ],
  ["inverter", { inputsPerMppt: 1, mpptCount: 1 }, ["powerPerStringCount MORE_STRINGS_THAN_INPUTS"]],
  ["stringBox", { n_saidas: 5 }, ["n_saidas MORE_OUTPUTS_THAN_INPUTS"]],
  ["custom", {}, ["categoryId WITHOUT_CATEGORY"]],
])("%s with %j is odd: %j", (type, changes, expected) => {
  expect(warningsOf(type, changes)).toEqual(expected);
});

test("the hybrid inverter is offered with its action, and one that is hybrid may stay so without it", () => {
  const hybrid = buildProductValues("inverter", { tipo_inversor: "hibrido" });
  expect(offeredInverterKinds({})).toEqual(["string", "micro", "solaredge"]);
  expect(offeredInverterKinds({ hibridInverter: true })).toEqual(["string", "micro", "solaredge", "hibrido"]);
  expect(checkOffer(hybrid, null, {}).map(({ code }) => code)).toEqual(["CHOICE_NOT_OFFERED"]);
  expect(checkOffer(hybrid, buildProductValues("inverter"), {}).map(({ field }) => field)).toEqual([
    "tipo_inversor",
  ]);
  expect(checkOffer(hybrid, hybrid, {})).toEqual([]);
  expect(checkOffer(hybrid, null, { hibridInverter: true })).toEqual([]);
  expect(checkOffer(buildProductValues("module"), null, {})).toEqual([]);
});

test("texts of a new product become its values, beside what is wrong with them", () => {
  const lookups = { yes: "Sim", no: "Não", choices: {}, categories: [], inverters: [] };
  const read = readProductTexts(
    "custom",
    { name: " Cabo ", priceCents: "10,5", colour: "red" },
    { before: null, lookups },
  );
  expect(read.values).toMatchObject({
    name: "Cabo",
    priceCents: 1050,
    active: true,
    isToSell: true,
    peso_KG: null,
  });
  expect(read.issues.map(({ field, code }) => `${field} ${code}`)).toEqual([
    "productCode REQUIRED",
    "manufacturer REQUIRED",
    "model REQUIRED",
    "costCents REQUIRED",
  ]);
});

test("fields without a text keep what stood there, and a wrong text changes nothing", () => {
  const lookups = { yes: "Sim", no: "Não", choices: {}, categories: [], inverters: [] };
  const before = buildProductValues("custom", { peso_KG: 2 });
  const read = readProductTexts("custom", { priceCents: "dez", peso_KG: "" }, { before, lookups });
  expect(read.issues.map(({ field }) => field)).toEqual(["priceCents"]);
  expect(read.values).toEqual({ ...before, peso_KG: null });
  expect(describeProductChanges(before, read.values)).toEqual({ peso_KG: { from: 2, to: null } });
});

test("a copy takes the first code that is free, within its length, and is not for sale", () => {
  const words = { code: "-COPIA", name: " (cópia)" };
  const values = buildProductValues("custom", { productCode: "C-1", name: "N".repeat(160) });
  const copy = (taken: string[], productCode = "C-1") =>
    copyOfProduct({ type: "custom", values: { ...values, productCode } }, { taken, words }).values;
  expect(copy(["C-1"])).toMatchObject({ productCode: "C-1-COPIA", isToSell: false });
  expect(copy(["C-1", "C-1-COPIA", "C-1-COPIA2"]).productCode).toBe("C-1-COPIA3");
  expect(copy([], "x".repeat(60)).productCode).toBe(`${"x".repeat(54)}-COPIA`);
  expect(copy([]).name).toBe(`${"N".repeat(152)} (cópia)`);
});
