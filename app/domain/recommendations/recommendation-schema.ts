import * as z from "zod";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import { FORM_CHECK, FORM_LIST, FORM_TEXT } from "#domain/records/record-form-schema.ts";
import { RECOMMENDATION_LIMITS as LIMITS } from "./recommendation-limits.ts";

const isWithoutRepeats = (list: readonly string[]) => new Set(list).size === list.length;
const coded = (code: string) => ({ message: code, params: { code } });
const listOf = <Item extends z.ZodType<string>>(item: Item) =>
  z.array(item).max(LIMITS.choices).refine(isWithoutRepeats, coded("REPEATED")).default([]);

const id = z.string().min(1).max(64);
const code = z.string().trim().min(1).max(60);
const formula = z.string().max(LIMITS.formula);

/** Fields of every rule, however it names products. An empty list matches everything. */
const common = {
  name: z.string().trim().min(1).max(80),
  active: z.boolean().default(true),
  types: listOf(z.enum(PRODUCT_TYPES)),
  categoryIds: listOf(id),
  manufacturers: listOf(z.string().trim().min(1).max(80)),
  /** Structures that the rule applies to. */
  structureIds: listOf(id),
  /** Id of the category to recommend one product of; null if the rule names the product. */
  categoryId: id.nullable().default(null),
  /** Formulas of the recommended units, and of the free units among them; empty for none. */
  amount: formula,
  freeAmount: formula.default(""),
};

/** A rule as stored, with product ids. */
export const StoredRecommendationSchema = z.object({
  ...common,
  productIds: z.array(id),
  productId: id.nullable(),
});

interface Conditions {
  types: readonly string[];
  categoryIds: readonly string[];
  manufacturers: readonly string[];
  productCodes: readonly string[];
}

const fields = {
  ...common,
  /** Products that trigger the rule. */
  productCodes: listOf(code),
  /** Code of the recommended product. */
  productCode: code.nullable().default(null),
};

function hasTrigger({ types, categoryIds, manufacturers, productCodes }: Conditions): boolean {
  return [types, categoryIds, manufacturers, productCodes].some((list) => list.length > 0);
}

function hasOneTarget(rule: { productCode: string | null; categoryId: string | null }): boolean {
  return (rule.productCode === null) !== (rule.categoryId === null);
}

const TRIGGER_REFUSAL = { ...coded("TRIGGER_REQUIRED"), path: ["types"] };
const TARGET_REFUSAL = { ...coded("TARGET_REQUIRED"), path: ["productCode"] };

/** A rule as people and programs write it, with product codes. */
export const RecommendationInputSchema = z
  .strictObject(fields)
  .refine(hasTrigger, TRIGGER_REFUSAL)
  .refine(hasOneTarget, TARGET_REFUSAL);

/** Input that replaces a stored version of a rule. */
export const RecommendationUpdateSchema = z
  .strictObject({ ...fields, version: z.int().min(1) })
  .refine(hasTrigger, TRIGGER_REFUSAL)
  .refine(hasOneTarget, TARGET_REFUSAL);

/** The fields of a rule's form. Codes and manufacturers are one text each, separated by commas. */
export const RecommendationFormSchema = z.object({
  name: FORM_TEXT,
  active: FORM_CHECK,
  types: FORM_LIST,
  categoryIds: FORM_LIST,
  manufacturers: FORM_TEXT,
  productCodes: FORM_TEXT,
  structureIds: FORM_LIST,
  /** "product" or "category". */
  target: FORM_TEXT,
  productCode: FORM_TEXT,
  categoryId: FORM_TEXT,
  amount: FORM_TEXT,
  freeAmount: FORM_TEXT,
});

/** The cart to calculate recommendations for: chosen products and structure.
 *  @source spec, calls: dynamic recommendations */
export const RecommendationCartSchema = z.strictObject({
  products: z
    .array(
      z.strictObject({
        productCode: code,
        amount: z.int().min(0).max(LIMITS.units),
        /** The recommended amount of the answer before. A line with exactly this amount is no choice of a
         *  person. */
        recAutomaticAmount: z.int().min(0).max(LIMITS.units).default(0),
      }),
    )
    .max(LIMITS.lines)
    .refine((lines) => isWithoutRepeats(lines.map(({ productCode }) => productCode)), coded("REPEATED")),
  structure: z
    .strictObject({
      id: id.nullable().default(null),
      /** Rows of modules on the roof. */
      rows: z.int().min(1).max(LIMITS.rows).default(1),
      /** Cable length in metres from the modules to the inverter, one way. */
      cableMetres: z.int().min(0).max(LIMITS.cableMetres).default(LIMITS.usualCableMetres),
    })
    .default({ id: null, rows: 1, cableMetres: LIMITS.usualCableMetres }),
});

/** A cart and its company. The distributor's people name one; an integrator's own company is used otherwise. */
export const RecommendationQuestionSchema = RecommendationCartSchema.extend({
  integratorId: id.nullable().default(null),
}).strict();

export type RecommendationForm = z.infer<typeof RecommendationFormSchema>;
export type StoredRecommendation = z.infer<typeof StoredRecommendationSchema>;
export type RecommendationInput = z.infer<typeof RecommendationInputSchema>;
export type RecommendationUpdate = z.infer<typeof RecommendationUpdateSchema>;
export type RecommendationCart = z.infer<typeof RecommendationCartSchema>;
export type RecommendationQuestion = z.infer<typeof RecommendationQuestionSchema>;
/** How modules are laid out: the part of a cart besides products. */
export type RecommendationLayout = RecommendationCart["structure"];
