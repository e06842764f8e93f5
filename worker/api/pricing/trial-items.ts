import * as z from "zod";
import { PRICING_ACCESS } from "#domain/access/pricing-access.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

export const findTrialItemsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/pricing/trial-items",
    summary: "Products and options of kits on sale that a formula can be tried with",
    tag: "Pricing",
    access: PRICING_ACCESS,
    query: z.strictObject({ search: z.string().max(80).default("") }),
    answer: z.object({
      items: z.array(
        z.object({
          kind: z.enum(["product", "kit"]),
          id: z.string(),
          code: z.string(),
          name: z.string(),
        }),
      ),
    }),
  },
  async ({ query, services }) => ({ items: await services.priceTrial.find(query.search) }),
);
