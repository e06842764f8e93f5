import { z } from "zod";
import { FREIGHT_KEPT } from "./freight-today.ts";

const move = { fromCents: z.int(), toCents: z.int() };

/** What of a budget's price moved: line by line, the freight, what is added and taken off, and the total. */
export const PriceDriftSchema = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      amount: z.int(),
      ...move,
      /** Still on sale; else its price stands as it was saved. */
      onSale: z.boolean(),
    }),
  ),
  /** Why it stands as it was saved, where it was asked for and is not known. */
  freight: z.object({ ...move, kept: z.enum(FREIGHT_KEPT).nullable().default(null) }),
  /** Extra items, services, increase, discount, coupon and condition together. */
  other: z.object(move),
  total: z.object(move),
  thresholdPct: z.string(),
});

export type PriceDrift = z.infer<typeof PriceDriftSchema>;
