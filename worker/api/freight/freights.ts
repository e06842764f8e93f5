import * as z from "zod";
import { FreightTestSchema } from "#domain/freight/freight-rule-schema.ts";
import {
  FreightExplanationSchema,
  FreightQuoteRequestSchema,
  FreightSchema,
} from "#domain/freight/freight-schema.ts";
import { FREIGHT_PROVIDERS } from "#domain/settings/delivery-settings-schema.ts";
import { freightRulesAccess } from "#worker/services/freight/freight-rules.ts";
import { quoteFreightAccess } from "#worker/services/freight/quote-freight.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const AnsweredFreightSchema = FreightSchema.extend({
  price: z.number().nullable(),
  priceCents: z.int().nullable(),
  explanation: FreightSchema.shape.explanation.nullable(),
});

export const quoteFreightRoute = createApiRoute(
  {
    method: "post",
    path: "/app/user/freights/quote",
    summary: "What the delivery of a cart costs and how long it takes; an order takes it while it holds",
    tag: "Freight",
    access: quoteFreightAccess,
    body: FreightQuoteRequestSchema,
    answer: z.object({
      freights: z.array(AnsweredFreightSchema),
      errors: z.array(z.object({ provider: z.enum(FREIGHT_PROVIDERS), reason: z.string() })).readonly(),
    }),
  },
  ({ body, services }) => services.freights.quote(body),
);

export const testFreightRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/freight/test",
    summary: "Which line applies to a delivery, what it costs and why",
    tag: "Freight",
    access: freightRulesAccess,
    body: FreightTestSchema,
    answer: z.object({
      priceCents: z.int(),
      timeToDelivery: z.int().nullable(),
      deliveryOn: z.string().nullable(),
      position: z.int().nullable(),
      cityType: z.enum(["capital", "interior"]),
      isCityKnown: z.boolean(),
      explanation: FreightExplanationSchema,
    }),
  },
  ({ body, services }) => services.freights.test(body),
);
