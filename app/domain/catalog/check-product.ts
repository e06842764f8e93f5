import Big from "big.js";
import type { FieldIssue } from "#domain/shared/errors.ts";
import type { ProductFieldKey } from "./product-fields.ts";
import {
  productIssue,
  type ProductIssueCode,
  type ProductWarning,
  type ProductWarningCode,
} from "./product-issues.ts";
import type { ProductValues } from "./product-schema.ts";
import type { ProductType } from "./product-types.ts";
import type { StringPower } from "./string-powers.ts";

/** Allowed relative difference between power and Vmp × Imp, since data sheets round all three. */
const POWER_TOLERANCE = 0.05;
/** Allowed difference in percentage points between the stated efficiency and the one calculated from power and size. */
const EFFICIENCY_TOLERANCE = 1.5;

/** Product types that have a category. */
const WITH_CATEGORY: readonly ProductType[] = ["complementaryEquipment", "custom"];

/** Result of a rule: invalid or unusual fields, and why. */
type Finding<Code> = readonly [field: ProductFieldKey, code: Code, holds: boolean];

/** Checks rules across the fields of a product. Unknown values are not checked.
 *  @returns errors, which prevent saving, and warnings about unusual values */
export function checkProduct(
  type: ProductType,
  values: ProductValues,
): { errors: FieldIssue[]; warnings: ProductWarning[] } {
  return {
    errors: errorsOf(type, values)
      .filter(([, , isBroken]) => isBroken)
      .map(([field, code]) => productIssue(field, code)),
    warnings: warningsOf(type, values)
      .filter(([, , isOdd]) => isOdd)
      .map(([field, code]) => ({ field, code })),
  };
}

function errorsOf(type: ProductType, values: ProductValues): Finding<ProductIssueCode>[] {
  const is = compare(values);
  const category = values.categoryId ?? null;
  return [
    ["categoryId", "CATEGORY_NOT_OF_TYPE", category !== null && !WITH_CATEGORY.includes(type)],
    ["vmpV", "VMP_NOT_BELOW_VOC", is("vmpV", "vocV", (vmp, voc) => vmp >= voc)],
    ["impA", "IMP_NOT_BELOW_ISC", is("impA", "iscA", (imp, isc) => imp >= isc)],
    ["potencia_WP", "POWER_UNLIKE_CURVE", isPowerUnlikeCurve(values)],
    ["mpptHighV", "MPPT_RANGE_REVERSED", is("mpptLowV", "mpptHighV", (low, high) => low >= high)],
    [
      "mpptHighV",
      "MPPT_ABOVE_MAX_DC",
      type === "inverter" && is("mpptHighV", "maxDcV", (high, max) => high > max),
    ],
    ["startV", "START_ABOVE_MPPT", is("startV", "mpptHighV", (start, high) => start > high)],
    [
      "maxModulesPerString",
      "MODULES_RANGE_REVERSED",
      is("minModulesPerString", "maxModulesPerString", (min, max) => min > max),
    ],
    ["powerPerStringCount", "STRINGS_REPEATED", areStringsRepeated(values)],
  ];
}

function warningsOf(type: ProductType, values: ProductValues): Finding<ProductWarningCode>[] {
  const is = compare(values);
  const { alphaIscPctPerC: alpha, betaVocPctPerC: beta, gammaPmaxPctPerC: gamma } = values;
  return [
    [
      "priceCents",
      "PRICE_BELOW_COST",
      is("priceCents", "costCents", (price, cost) => price < cost && price > 0),
    ],
    ["priceCents", "SOLD_FOR_NOTHING", values.priceCents === 0 && values.isToSell === true],
    ["categoryId", "WITHOUT_CATEGORY", WITH_CATEGORY.includes(type) && (values.categoryId ?? null) === null],
    ["alphaIscPctPerC", "COEFFICIENT_SIGN", typeof alpha === "number" && alpha < 0],
    ["betaVocPctPerC", "COEFFICIENT_SIGN", typeof beta === "number" && beta > 0],
    ["gammaPmaxPctPerC", "COEFFICIENT_SIGN", typeof gamma === "number" && gamma > 0],
    ["eficiencia", "EFFICIENCY_UNLIKE_SIZE", isEfficiencyUnlikeSize(values)],
    [
      "inverterOutputPower",
      "OUTPUT_ABOVE_INPUT",
      is("inverterOutputPower", "inverterInputPower", (out, input) => out > input),
    ],
    [
      "maxShortCircuitCurrentPerMpptA",
      "SHORT_CIRCUIT_BELOW_INPUT",
      is("maxShortCircuitCurrentPerMpptA", "maxInputCurrentPerMpptA", (short, input) => short < input),
    ],
    [
      "maxShortCircuitCurrentPerStringA",
      "SHORT_CIRCUIT_BELOW_INPUT",
      is("maxShortCircuitCurrentPerStringA", "maxInputCurrentPerStringA", (short, input) => short < input),
    ],
    ["powerPerStringCount", "MORE_STRINGS_THAN_INPUTS", areMoreStringsThanInputs(values)],
    ["n_saidas", "MORE_OUTPUTS_THAN_INPUTS", is("n_saidas", "n_entradas", (out, input) => out > input)],
  ];
}

/** Compares two numbers; false if one of them is unknown. */
function compare(values: ProductValues) {
  return (a: ProductFieldKey, b: ProductFieldKey, ask: (a: number, b: number) => boolean): boolean => {
    const one = values[a];
    const other = values[b];
    return typeof one === "number" && typeof other === "number" && ask(one, other);
  };
}

function isPowerUnlikeCurve({ potencia_WP: power, vmpV, impA }: ProductValues): boolean {
  if (typeof power !== "number" || typeof vmpV !== "number" || typeof impA !== "number") return false;
  const ofCurve = new Big(vmpV).times(impA);
  return ofCurve.minus(power).abs().gt(ofCurve.times(POWER_TOLERANCE));
}

function isEfficiencyUnlikeSize({
  eficiencia,
  potencia_WP: power,
  length_MM,
  width_MM,
  height_MM,
}: ProductValues): boolean {
  if (typeof eficiencia !== "number" || typeof power !== "number") return false;
  const sides = [length_MM, width_MM, height_MM].filter(
    (side) => typeof side === "number" && side > 0,
  ) as number[];
  if (sides.length < 3) return false;
  // The two longest sides are those of the glass, whatever fields they are in.
  const [long = 0, wide = 0] = sides.sort((a, b) => b - a);
  const watts = (long / 1000) * (wide / 1000) * 1000;
  return Math.abs((power / watts) * 100 - eficiencia) > EFFICIENCY_TOLERANCE;
}

function stringPowersOf({ powerPerStringCount: list }: ProductValues): StringPower[] {
  return Array.isArray(list) ? (list as StringPower[]) : [];
}

function areStringsRepeated(values: ProductValues): boolean {
  const counts = stringPowersOf(values).map(({ strings }) => strings);
  return new Set(counts).size < counts.length;
}

function areMoreStringsThanInputs(values: ProductValues): boolean {
  const { mpptCount, inputsPerMppt } = values;
  if (typeof mpptCount !== "number" || typeof inputsPerMppt !== "number") return false;
  return stringPowersOf(values).some(({ strings }) => strings > mpptCount * inputsPerMppt);
}
