import { z } from "zod";

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
  freight: z.object(move),
  /** Extra items, services, increase, discount, coupon and condition together. */
  other: z.object(move),
  total: z.object(move),
  thresholdPct: z.string(),
});

export type PriceDrift = z.infer<typeof PriceDriftSchema>;
