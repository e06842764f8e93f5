import { z } from "zod";
import { modifierProblem } from "./modifier-problem.ts";

/** A percentage of four decimals at most, or reais; decimal text either way. A percentage of zero by default. */
const ModifierPartSchema = z
  .object({
    type: z.enum(["percentage", "fixed"]).default("percentage"),
    amount: z.string().default("0"),
  })
  .strict()
  .refine((part) => modifierProblem("increase", part) === null, {
    path: ["amount"],
    params: { code: "INVALID_NUMBER" },
    message: "INVALID_NUMBER",
  })
  .prefault({});

/** What is added to a price and taken off it; no decrease takes off more than everything.
 *  @source spec, validation rules: value modifier */
export const ValueModifierSchema = z
  .object({ increase: ModifierPartSchema, decrease: ModifierPartSchema })
  .strict()
  .refine(({ decrease }) => modifierProblem("decrease", decrease) === null, {
    path: ["decrease", "amount"],
    params: { code: "TOO_LARGE" },
    message: "TOO_LARGE",
  });
