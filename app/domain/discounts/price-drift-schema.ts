import * as z from "zod";
import { FREIGHT_KEPT } from "./freight-today.ts";

const move = { fromCents: z.int(), toCents: z.int() };

/** Changes of a budget's price: by line, freight, other amounts, and total. */
export const PriceDriftSchema = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      amount: z.int(),
      ...move,
      /** Whether the line is still for sale; if not, its price stays as saved. */
      onSale: z.boolean(),
    }),
  ),
  /** Why the freight stays as saved, if it was requested and is unknown. */
  freight: z.object({ ...move, kept: z.enum(FREIGHT_KEPT).nullable().default(null) }),
  /** Extra items, services, increase, discount, coupon and condition together. */
  other: z.object(move),
  total: z.object(move),
  thresholdPct: z.string(),
});

export type PriceDrift = z.infer<typeof PriceDriftSchema>;
