import type { RecommendationInput } from "./recommendation-schema.ts";

const TEXTS = [
  "name",
  "manufacturers",
  "productCodes",
  "productCode",
  "categoryId",
  "amount",
  "freeAmount",
] as const;
const LISTS = ["types", "categoryIds", "structureIds"] as const;

/** A rule as the fields of its form hold it; several codes or manufacturers stand in one text, split by commas. */
export interface RecommendationForm
  extends Record<(typeof TEXTS)[number], string>, Record<(typeof LISTS)[number], readonly string[]> {
  active: boolean;
  target: "product" | "category";
}

export const RECOMMENDATION_FORM_TEXTS: readonly (typeof TEXTS)[number][] = TEXTS;
export const RECOMMENDATION_FORM_LISTS: readonly (typeof LISTS)[number][] = LISTS;

/** What the form of a new rule begins with. */
export const EMPTY_RECOMMENDATION_FORM: RecommendationForm = {
  name: "",
  active: true,
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
    active: rule.active,
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
  const isProduct = form.target === "product";
  return {
    name: form.name.trim(),
    active: form.active,
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

/** Fields of a form that a person changed; choices in another order are the same choices. */
export function changedRecommendationFields(
  base: RecommendationForm,
  form: RecommendationForm,
): (keyof RecommendationForm)[] {
  const plain = (value: RecommendationForm[keyof RecommendationForm]) =>
    typeof value === "object" ? [...value].sort().join(" ") : value;
  return (Object.keys(base) as (keyof RecommendationForm)[]).filter(
    (field) => plain(base[field]) !== plain(form[field]),
  );
}

/** What is stored now with the person's own changes on top. */
export function reapplyRecommendationChanges(
  base: RecommendationForm,
  mine: RecommendationForm,
  current: RecommendationForm,
): RecommendationForm {
  const own = changedRecommendationFields(base, mine).map((field) => [field, mine[field]] as const);
  return { ...current, ...Object.fromEntries(own) };
}

/** Texts that stand between commas, semicolons or line ends, each once.
 *  @example splitTexts("A-1, B-2;A-1") // ["A-1", "B-2"] */
export function splitTexts(text: string): string[] {
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ""))];
}
