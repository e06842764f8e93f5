import * as z from "zod";

/** Why a unit costs a different price within a purchase than alone. */
export const PriceDifferenceSchema = z.object({
  alonePriceCents: z.int(),
  breaks: z.array(z.object({ basis: z.enum(["quantity", "orderPower"]), from: z.string() })).readonly(),
});
