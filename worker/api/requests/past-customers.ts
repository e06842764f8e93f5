import * as z from "zod";
import { PastCustomerSchema } from "#domain/requests/past-customer-schema.ts";
import { readRequestsAccess } from "#worker/services/requests/read-requests.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

export const listPastCustomersRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/past-customers",
    summary:
      "Customers of the newest budgets and orders of a company, each with each address once, the newest first; by a part of the name",
    tag: "Requests",
    access: readRequestsAccess,
    query: z.strictObject({
      integratorId: z.string().max(64),
      search: z.string().trim().max(80).default(""),
    }),
    answer: z.object({ items: z.array(PastCustomerSchema) }),
  },
  async ({ query, services }) => ({
    items: await services.requests.listPastCustomers(query.integratorId, query.search),
  }),
);
