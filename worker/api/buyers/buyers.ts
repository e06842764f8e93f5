import * as z from "zod";
import { chooseBuyerAccess } from "#worker/services/buyers/read-buyers.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const BuyerSchema = z.object({
  id: z.string(),
  companyName: z.string(),
  cnpj: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  groupName: z.string().nullable(),
});

export const findBuyersRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/buyers",
    summary: "Companies to buy for: the first twenty by name that match a name, a CNPJ or an e-mail address",
    tag: "Buying",
    access: chooseBuyerAccess,
    query: z.strictObject({ search: z.string().trim().max(80).default("") }),
    answer: z.object({ items: z.array(BuyerSchema) }),
  },
  async ({ query, services }) => ({ items: await services.buyers.find(query.search) }),
);

export const getBuyerRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/buyers/{id}",
    summary: "A company to buy for",
    tag: "Buying",
    access: chooseBuyerAccess,
    params: z.object({ id: z.string().max(64) }),
    answer: BuyerSchema,
  },
  ({ params, services }) => services.buyers.get(params.id),
);
