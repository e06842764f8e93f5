import { z } from "zod";

/** What a discount does to the margin over cost, in percent with two decimals; the rule itself needs no schema. */
export const MarginEffectSchema = z.object({
  costCents: z.int(),
  beforePct: z.string(),
  afterPct: z.string(),
  minimumPct: z.string().nullable(),
});
export type MarginEffect = z.infer<typeof MarginEffectSchema>;
