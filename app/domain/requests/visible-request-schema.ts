import { z } from "zod";
import { RequestContentSchema, RequestLineSchema } from "./request-content-schema.ts";

const cents = z.int().nullable();
const freight = RequestContentSchema.shape.freight.unwrap().unwrap();

/** The content of a request as a person may see it: amounts of money are null where they are not theirs to know. */
export const VisibleRequestContentSchema = RequestContentSchema.extend({
  lines: z.array(RequestLineSchema.extend({ unitPriceCents: cents, totalCents: cents })),
  freight: freight.extend({ explanation: freight.shape.explanation.nullable() }).nullable(),
  totals: z.object({ itemsCents: cents, freightCents: cents, totalCents: cents, powerW: z.int() }),
});

export type VisibleRequestContent = z.infer<typeof VisibleRequestContentSchema>;
