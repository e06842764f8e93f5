import * as z from "zod";

/** The effect of a discount on the margin over cost, in percent with two decimals. It is separate from the rule, which
 *  needs no zod. */
export const MarginEffectSchema = z.object({
  costCents: z.int(),
  beforePct: z.string(),
  afterPct: z.string(),
  minimumPct: z.string().nullable(),
});
export type MarginEffect = z.infer<typeof MarginEffectSchema>;
