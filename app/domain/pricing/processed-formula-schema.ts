import * as z from "zod";
import { PriceFunctionSchema } from "./pricing-rules-schema.ts";

const { id, name, appliesTo, conditions, value } = PriceFunctionSchema.shape;

/** A price function in use. Conditions and formula text are for people who manage prices; others see only which
 *  variables the price depends on. */
export const ProcessedFormulaSchema = z.object({
  ...{ id, name, appliesTo },
  /** Names of the variables in its conditions and formula. */
  variables: z.array(z.string()),
  conditions: conditions.unwrap().optional(),
  value: value.optional(),
});
export type ProcessedFormula = z.infer<typeof ProcessedFormulaSchema>;
