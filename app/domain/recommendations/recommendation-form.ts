import type { RecommendationForm, RecommendationInput } from "./recommendation-schema.ts";

/** Lists of which the order says nothing. */
export const RECOMMENDATION_FORM_SETS = [
  "types",
  "categoryIds",
  "structureIds",
] as const satisfies (keyof RecommendationForm)[];

/** What the form of a new rule begins with. */
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

/** The rule that a form asks for; whether its fields are right is for `RecommendationInputSchema` to say. */
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

/** Texts that stand between commas, semicolons or line ends, each once.
 *  @example splitTexts("A-1, B-2;A-1") // ["A-1", "B-2"] */
export function splitTexts(text: string): string[] {
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ""))];
}
