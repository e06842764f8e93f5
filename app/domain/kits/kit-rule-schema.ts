import * as z from "zod";
import { FORM_TEXT } from "#domain/records/record-form-schema.ts";
import { pctForm } from "#domain/shared/pct-form.ts";

/** The unit that a material is counted per. */
const MATERIAL_UNITS = ["kit", "module", "inverter", "string"] as const;

const RatioSchema = z.string().regex(/^\d(\.\d{1,2})?$/);
const AmountSchema = z.string().regex(/^(?:0|[1-9]\d{0,3})(?:\.\d{1,3})?$/);
const IdSchema = z.string().min(1).max(64);

/** A material that every kit of the family gets: an amount per unit, rounded up for the whole kit. */
const KitMaterialSchema = z.strictObject({
  productId: IdSchema,
  amount: AmountSchema.refine((text) => Number(text) > 0),
  per: z.enum(MATERIAL_UNITS),
  /** Id of the only structure that needs the material; null for all structures. */
  structureId: IdSchema.nullable().default(null),
  /** Only with micro-inverters, or only with string inverters; null for both. */
  inverters: z.enum(["micro", "string"]).nullable().default(null),
});

/** What a family of closed kits is made of: one module, candidate inverters, powers, structures and a margin. */
export const KitRuleContentSchema = z
  .strictObject({
    /** Prefix of the kits' codes, followed by the power in watts. */
    codePrefix: z.string().regex(/^[A-Z0-9-]{1,24}$/),
    /** Prefix of the kits' names, followed by the power. */
    namePrefix: z.string().trim().min(1).max(80),
    moduleId: IdSchema,
    inverterIds: z.array(IdSchema).min(1).max(30),
    /** Candidate string boxes; the cheapest fitting one is taken. Kits have none if the list is empty or the inverter
     *  is a micro-inverter. */
    stringBoxIds: z.array(IdSchema).max(30).default([]),
    structureIds: z.array(IdSchema).min(1).max(12),
    materials: z.array(KitMaterialSchema).max(40).default([]),
    powersKwp: z.array(z.number().min(0.5).max(1_000)).min(1).max(80),
    minDcAcRatio: RatioSchema.default("0.80"),
    maxDcAcRatio: RatioSchema.default("1.35"),
    bestDcAcRatio: RatioSchema.default("1.20"),
    /** Margin as a percentage of the price. */
    marginPct: z.string().regex(pctForm(2, 2)),
    /** Prices are rounded up to a multiple of this. */
    roundUpToCents: z.union([z.literal(1), z.literal(100), z.literal(1_000)]).default(1),
    /** Skips inverters that no center has enough units of. */
    inStockOnly: z.boolean().default(false),
    promotional: z.boolean().default(false),
    /** Regenerates the family when prices or stock of its products change. */
    autoRefresh: z.boolean().default(true),
  })
  .refine(({ minDcAcRatio, maxDcAcRatio }) => Number(minDcAcRatio) < Number(maxDcAcRatio), {
    path: ["maxDcAcRatio"],
    message: "above the lowest ratio",
    params: { code: "RATIO_ORDER" },
  });

export const KitRuleInputSchema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  active: z.boolean(),
  rule: KitRuleContentSchema,
});

/** Input that replaces a stored version of a rule. */
export const KitRuleUpdateSchema = KitRuleInputSchema.extend({ version: z.int().min(1) });

/** A product chosen in a form. */
const ChosenProductSchema = z.object({ id: z.string().max(64), label: z.string().max(300) });

const MaterialFormSchema = z.object({
  product: ChosenProductSchema,
  amount: FORM_TEXT,
  per: z.enum(MATERIAL_UNITS),
  structureId: z.string().max(64),
  inverters: z.enum(["", "micro", "string"]),
});

/** The form of a rule, sent as one text; numbers as people write them. */
export const KitRuleFormSchema = z.object({
  name: FORM_TEXT,
  active: z.boolean(),
  codePrefix: FORM_TEXT,
  namePrefix: FORM_TEXT,
  module: ChosenProductSchema.nullable(),
  inverters: z.array(ChosenProductSchema).max(100),
  stringBoxes: z.array(ChosenProductSchema).max(100),
  structureIds: z.array(z.string().max(64)).max(100),
  materials: z.array(MaterialFormSchema).max(100),
  powers: FORM_TEXT,
  minDcAcRatio: FORM_TEXT,
  maxDcAcRatio: FORM_TEXT,
  bestDcAcRatio: FORM_TEXT,
  marginPct: FORM_TEXT,
  roundUpToCents: z.enum(["1", "100", "1000"]),
  inStockOnly: z.boolean(),
  promotional: z.boolean(),
  autoRefresh: z.boolean(),
});

export type ChosenProduct = z.infer<typeof ChosenProductSchema>;
export type MaterialForm = z.infer<typeof MaterialFormSchema>;
export type KitRuleForm = z.infer<typeof KitRuleFormSchema>;
export type KitMaterial = z.infer<typeof KitMaterialSchema>;
export type KitRuleContent = z.infer<typeof KitRuleContentSchema>;
export type KitRuleInput = z.infer<typeof KitRuleInputSchema>;
