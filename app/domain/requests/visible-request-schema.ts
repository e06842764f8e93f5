import { z } from "zod";
import { RequestContentSchema, RequestLineSchema } from "./request-content-schema.ts";
import { REQUEST_STEP_FIELDS, RequestItemSchema } from "./request-sum-schema.ts";

const cents = z.int().nullable();
const items = z.array(RequestItemSchema.extend({ unitPriceCents: cents, totalCents: cents }));

/** The content of a request as a person may see it: amounts of money are null where they are not theirs to know. */
export const VisibleRequestContentSchema = RequestContentSchema.extend({
  lines: z.array(RequestLineSchema.extend({ unitPriceCents: cents, totalCents: cents })),
  extraItems: items,
  services: items,
  freights: items,
  totals: z.object({
    itemsCents: cents,
    extraItemsCents: cents,
    servicesCents: cents,
    freightCents: cents,
    increaseCents: cents,
    decreaseCents: cents,
    couponCents: cents,
    paymentConditionCents: cents,
    totalCents: cents,
    installmentsCents: REQUEST_STEP_FIELDS.installmentsCents,
    companyServiceCents: cents,
    invoiceCents: cents,
    powerW: z.int(),
  }),
});

export type VisibleRequestContent = z.infer<typeof VisibleRequestContentSchema>;
