import type { RecommendationForm, RecommendationInput } from "./recommendation-schema.ts";

/** Lists whose order does not matter. */
export const RECOMMENDATION_FORM_SETS = [
  "types",
  "categoryIds",
  "structureIds",
] as const satisfies (keyof RecommendationForm)[];

/** Initial values of the form of a new rule. */
export const EMPTY_RECOMMENDATION_FORM: RecommendationForm = {
  name: "",
  active: "true",
  types: [],
  categoryIds: [],
  manufacturers: "",
  productCodes: "",
  structureIds: [],
  target: "product",
  productCode: "",
  categoryId: "",
  amount: "",
  freeAmount: "",
};

/** A stored rule as its form shows it. */
export function toRecommendationForm(rule: RecommendationInput): RecommendationForm {
  return {
    name: rule.name,
    active: String(rule.active),
    types: [...rule.types],
    categoryIds: [...rule.categoryIds],
    manufacturers: rule.manufacturers.join(", "),
    productCodes: rule.productCodes.join(", "),
    structureIds: [...rule.structureIds],
    target: rule.categoryId === null ? "product" : "category",
    productCode: rule.productCode ?? "",
    categoryId: rule.categoryId ?? "",
    amount: rule.amount,
    freeAmount: rule.freeAmount,
  };
}

/** Reads a form as the input of a rule. `RecommendationInputSchema` validates the result. */
export function toRecommendationInput(form: RecommendationForm) {
  const isProduct = form.target !== "category";
  return {
    name: form.name.trim(),
    active: form.active === "true",
    types: [...form.types],
    categoryIds: [...form.categoryIds],
    manufacturers: splitTexts(form.manufacturers),
    productCodes: splitTexts(form.productCodes),
    structureIds: [...form.structureIds],
    productCode: isProduct ? form.productCode.trim() || null : null,
    categoryId: isProduct ? null : form.categoryId || null,
    amount: form.amount.trim(),
    freeAmount: form.freeAmount.trim(),
  };
}

/** Splits a text at commas, semicolons and line ends, without duplicates.
 *  @example splitTexts("A-1, B-2;A-1") // ["A-1", "B-2"] */
export function splitTexts(text: string): string[] {
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ""))];
}
