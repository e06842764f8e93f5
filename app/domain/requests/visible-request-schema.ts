import * as z from "zod";
import { RequestContentSchema, RequestLineSchema } from "./request-content-schema.ts";
import { REQUEST_STEP_FIELDS, RequestItemSchema } from "./request-sum-schema.ts";

const cents = z.int().nullable();
const items = z.array(RequestItemSchema.extend({ unitPriceCents: cents, totalCents: cents }));

const freight = RequestContentSchema.shape.freight.unwrap().unwrap();

/** The content of a request as a person may see it: hidden amounts are null. */
export const VisibleRequestContentSchema = RequestContentSchema.extend({
  lines: z.array(RequestLineSchema.extend({ unitPriceCents: cents, totalCents: cents })),
  extraItems: items,
  services: items,
  freights: items,
  freight: freight.extend({ explanation: freight.shape.explanation.nullable() }).nullable(),
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
