import * as z from "zod";
import { CARRIER_PROBLEMS } from "#domain/freight/carrier-problem.ts";
import { testCarrierAccess } from "#worker/services/freight/test-carrier.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

export const testCarrierRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/freight/carrier/test",
    summary: "Ask the network of carriers for a small freight, with the saved key or another one",
    tag: "Freight",
    access: testCarrierAccess,
    body: z.strictObject({ apiKey: z.string().trim().max(200).optional() }),
    answer: z.object({
      works: z.boolean(),
      problem: z.enum(CARRIER_PROBLEMS).nullable(),
      title: z.string(),
      description: z.string(),
    }),
  },
  ({ body, services }) => services.freight.testCarrier(body),
);
