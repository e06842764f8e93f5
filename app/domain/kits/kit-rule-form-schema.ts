import { z } from "zod";
import type { KitRuleForm } from "./kit-rule-form.ts";
import { MATERIAL_UNITS } from "./kit-rule-schema.ts";

const text = z.string().max(2_000);
const ChosenSchema = z.object({ id: z.string().max(64), label: z.string().max(300) });

/** The shape of a form that a page sends back; what its fields mean is for `toKitRuleInput`. */
export const KitRuleFormSchema: z.ZodType<KitRuleForm> = z.object({
  name: text,
  active: z.boolean(),
  codePrefix: text,
  namePrefix: text,
  module: ChosenSchema.nullable(),
  inverters: z.array(ChosenSchema).max(100),
  stringBoxes: z.array(ChosenSchema).max(100),
  structureIds: z.array(z.string().max(64)).max(100),
  materials: z
    .array(
      z.object({
        product: ChosenSchema,
        amount: text,
        per: z.enum(MATERIAL_UNITS),
        structureId: z.string().max(64),
        inverters: z.enum(["", "micro", "string"]),
      }),
    )
    .max(100),
  powers: text,
  minDcAcRatio: text,
  maxDcAcRatio: text,
  bestDcAcRatio: text,
  marginPct: text,
  roundUpToCents: z.enum(["1", "100", "1000"]),
  inStockOnly: z.boolean(),
  promotional: z.boolean(),
  autoRefresh: z.boolean(),
});
