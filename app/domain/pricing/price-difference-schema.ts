import { z } from "zod";

/** Why one costs another price in its purchase than alone. */
export const PriceDifferenceSchema = z.object({
  alonePriceCents: z.int(),
  breaks: z.array(z.object({ basis: z.enum(["quantity", "orderPower"]), from: z.string() })).readonly(),
});
