import * as z from "zod";
import { FORMULA_LIMITS } from "#domain/formula/ast.ts";
import { isPct } from "#domain/shared/percent.ts";
import { PRICE_ROUNDINGS, type PriceRule } from "./price-change.ts";
import { EQUIPMENT_GROUPS, type EquipmentGroup } from "../catalog/product-types.ts";

/** A selection of products: all of a group, or of all groups, that match a filter; or chosen ones. */
export interface ProductSelection {
  group: EquipmentGroup | null;
  manufacturer: string;
  categoryId: string;
  search: string;
  /** Null for all that match the filter. */
  ids: readonly string[] | null;
}

const GROUPS = Object.keys(EQUIPMENT_GROUPS) as [EquipmentGroup, ...EquipmentGroup[]];

const ProductSelectionSchema = z.strictObject({
  group: z.enum(GROUPS).nullable().default(null),
  manufacturer: z.string().trim().max(80).default(""),
  categoryId: z.string().max(64).default(""),
  search: z.string().trim().max(120).default(""),
  ids: z.array(z.string().max(64)).min(1).max(5_000).nullable().default(null),
});

const pct = z
  .string()
  .max(12)
  .refine(isPct)
  .refine((text) => Number(text) > -100 && Number(text) <= 1_000 && Number(text) !== 0);
const marginPct = z
  .string()
  .max(12)
  .refine(isPct)
  .refine((text) => Number(text) >= 0 && Number(text) < 100);
const formula = z
  .string()
  .max(FORMULA_LIMITS.characters)
  .describe(
    "In the language of price formulas, on the product alone: preço base, custo, potência do item, peso, tipo do produto, categoria, fabricante, código do produto. Its worth is the new price in reais.",
  );
const field = z.enum(["priceCents", "costCents"]);
const rounding = z.enum(PRICE_ROUNDINGS).default("cent");

const PriceRuleSchema: z.ZodType<PriceRule> = z.discriminatedUnion("by", [
  z.strictObject({ by: z.literal("percent"), field, pct, rounding }),
  z.strictObject({
    by: z.literal("amount"),
    field,
    amountCents: z
      .int()
      .min(-1_000_000_000)
      .max(1_000_000_000)
      .refine((cents) => cents !== 0),
    rounding,
  }),
  z.strictObject({ by: z.literal("margin"), marginPct, rounding }),
  // The service checks the formula and reports its problems.
  z.strictObject({ by: z.literal("formula"), formula, rounding }),
]);

/** A change of prices, and the selection of its products. */
export const PriceChangeSchema = z.strictObject({ selection: ProductSelectionSchema, rule: PriceRuleSchema });

export type PriceChange = z.infer<typeof PriceChangeSchema>;
