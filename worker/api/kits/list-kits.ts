import { closedKitsAccess } from "#worker/services/kits/list-kits.ts";
import { KitListQuerySchema, KitListSchema } from "#domain/kits/kit-list-schema.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

export const listKitsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/kits",
    summary: "Closed kits to buy, one entry for each structure option",
    tag: "Buying",
    access: closedKitsAccess,
    query: KitListQuerySchema,
    answer: KitListSchema,
  },
  ({ query, services }) => services.kits.list(query),
);
