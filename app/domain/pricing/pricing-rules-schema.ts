import { pctForm } from "#domain/shared/pct-form.ts";
import * as z from "zod";

/** What a function or a break applies to. */
const PRICED_KINDS = ["all", "product", "kit"] as const;

/** Comparators of a condition, by the formula language's words.
 *  @source spec, formula editor: reserved words */
const COMPARATORS = ["maior", "menor", "igual", "diferente", "maiorOuIgual", "menorOuIgual"] as const;
export type Comparator = (typeof COMPARATORS)[number];

const PctSchema = z.string().regex(pctForm(2, 4));

/** A price function: while all its conditions hold, its formula gives the unit price in reais. */
export const PriceFunctionSchema = z.object({
  id: z.string().min(1).max(40),
  name: z.string().trim().min(1).max(60),
  appliesTo: z.enum(PRICED_KINDS).default("all"),
  conditions: z
    .array(
      z.object({
        variable: z.string().min(1).max(60),
        comparator: z.enum(COMPARATORS),
        value: z.string().trim().min(1).max(120),
      }),
    )
    .max(20)
    .default([]),
  value: z.string().max(4_000),
  active: z.boolean().default(true),
});

/** A percentage off from a threshold: units of an item, or kWp of the whole order. The highest threshold reached
 *  counts. */
const PriceBreakSchema = z.object({
  id: z.string().min(1).max(40),
  basis: z.enum(["quantity", "orderPower"]),
  appliesTo: z.enum(PRICED_KINDS).default("all"),
  /** Decimal text above zero. */
  from: z.string().regex(/^(?:0|[1-9]\d{0,6})(?:\.\d{1,3})?$/),
  percentage: PctSchema,
});

/** Pricing rules of a distributor: functions in order (the first that matches gives the price), breaks, and the margin
 *  over cost below which a price needs an approval. They are published as one version.
 *  @source spec, validation rules: pricing formulas */
export const PricingRulesSchema = z.object({
  functions: z.array(PriceFunctionSchema).max(100).default([]),
  breaks: z.array(PriceBreakSchema).max(200).default([]),
  minimumMarginPct: PctSchema.nullable().default(null),
});

export type PriceFunction = z.infer<typeof PriceFunctionSchema>;
export type PriceBreak = z.infer<typeof PriceBreakSchema>;
export type PricingRules = z.infer<typeof PricingRulesSchema>;
