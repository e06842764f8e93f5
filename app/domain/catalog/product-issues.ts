import type { FieldIssue } from "#domain/shared/errors.ts";
import type { ProductFieldKey } from "./product-fields.ts";

/** Codes of invalid values; their Portuguese texts are in `app/copy/catalog/catalog.ts`. */
const PRODUCT_ISSUE_CODES = [
  "REQUIRED",
  "TEXT_TOO_LONG",
  "INVALID_NCM",
  "INVALID_NUMBER",
  "NUMBER_OUT_OF_RANGE",
  "TOO_MANY_DECIMALS",
  "INVALID_MONEY",
  "MONEY_OUT_OF_RANGE",
  "INVALID_BOOLEAN",
  "INVALID_CHOICE",
  "CHOICE_NOT_OFFERED",
  "UNKNOWN_CATEGORY",
  "CATEGORY_NOT_OF_TYPE",
  "UNKNOWN_INVERTER",
  "INVALID_STRING_POWERS",
  "STRINGS_REPEATED",
  "MPPT_RANGE_REVERSED",
  "MPPT_ABOVE_MAX_DC",
  "START_ABOVE_MPPT",
  "VMP_NOT_BELOW_VOC",
  "IMP_NOT_BELOW_ISC",
  "POWER_UNLIKE_CURVE",
  "MODULES_RANGE_REVERSED",
] as const;

/** Codes of unusual values, which are reported and not refused. */
const PRODUCT_WARNING_CODES = [
  "PRICE_BELOW_COST",
  "SOLD_FOR_NOTHING",
  "WITHOUT_CATEGORY",
  "COEFFICIENT_SIGN",
  "EFFICIENCY_UNLIKE_SIZE",
  "OUTPUT_ABOVE_INPUT",
  "SHORT_CIRCUIT_BELOW_INPUT",
  "MORE_STRINGS_THAN_INPUTS",
  "MORE_OUTPUTS_THAN_INPUTS",
] as const;

export type ProductIssueCode = (typeof PRODUCT_ISSUE_CODES)[number];
export type ProductWarningCode = (typeof PRODUCT_WARNING_CODES)[number];

/** A warning about a field. */
export interface ProductWarning {
  field: ProductFieldKey;
  code: ProductWarningCode;
}

/** An issue that refuses one field of a product. */
export function productIssue(field: ProductFieldKey, code: ProductIssueCode): FieldIssue {
  return { field, code, message: code.toLowerCase().replaceAll("_", " ") };
}
