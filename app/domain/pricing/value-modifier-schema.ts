import * as z from "zod";
import { modifierProblem } from "./modifier-problem.ts";

/** A percentage with at most four decimals, or an amount in reais, both as decimal text; 0 % by default. */
const ModifierPartSchema = z
  .strictObject({
    type: z.enum(["percentage", "fixed"]).default("percentage"),
    amount: z.string().default("0"),
  })
  .refine((part) => modifierProblem("increase", part) === null, {
    path: ["amount"],
    params: { code: "INVALID_NUMBER" },
    message: "INVALID_NUMBER",
  })
  .prefault({});

/** An increase and a decrease of a price. A decrease is at most 100 %.
 *  @source spec, validation rules: value modifier */
export const ValueModifierSchema = z
  .strictObject({ increase: ModifierPartSchema, decrease: ModifierPartSchema })
  .refine(({ decrease }) => modifierProblem("decrease", decrease) === null, {
    path: ["decrease", "amount"],
    params: { code: "TOO_LARGE" },
    message: "TOO_LARGE",
  });
