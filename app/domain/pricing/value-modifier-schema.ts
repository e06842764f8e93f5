import { z } from "zod";

const percentage = /^\d{1,6}(\.\d{1,4})?$/;
const reais = /^\d{1,9}(\.\d{1,2})?$/;

/** A percentage of four decimals at most, or reais; decimal text either way. A percentage of zero by default. */
export const ModifierPartSchema = z
  .object({
    type: z.enum(["percentage", "fixed"]).default("percentage"),
    amount: z.string().default("0"),
  })
  .strict()
  .refine(({ type, amount }) => (type === "percentage" ? percentage : reais).test(amount), {
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
  .refine(({ decrease }) => decrease.type === "fixed" || Number(decrease.amount) <= 100, {
    path: ["decrease", "amount"],
    params: { code: "TOO_LARGE" },
    message: "TOO_LARGE",
  });
