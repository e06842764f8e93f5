import * as z from "zod";
import {
  ListedStatusSchema,
  STATUS_LIST_MS,
  StatusListQuerySchema,
  TerminationQuerySchema,
} from "#domain/requests/listed-status-schema.ts";
import { readRequestsAccess } from "#worker/services/requests/read-requests.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const statuses = {
  method: "get",
  tag: "Statuses",
  access: readRequestsAccess,
  answer: z.object({ items: z.array(ListedStatusSchema) }),
} as const;
const CACHED = `private, max-age=${String(STATUS_LIST_MS / 1_000)}`;

/** Endpoints of the statuses that requests pass through, for everybody who sees them. */
export const LISTED_STATUS_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      ...{ ...statuses, path: "/app/user/deal-statuses" },
      summary: "Statuses of budgets or orders with their groups, in order; may be kept for 15 seconds",
      query: StatusListQuerySchema,
    },
    async ({ query, services, headers }) => {
      const items = await services.listedStatuses.all(query);
      headers.set("cache-control", CACHED);
      return { items };
    },
  ),
  createApiRoute(
    {
      ...{ ...statuses, path: "/app/user/deal-statuses/terminations" },
      summary: "Statuses that end a budget or an order, by group",
      query: TerminationQuerySchema,
    },
    async ({ query, services }) => ({ items: await services.listedStatuses.terminations(query) }),
  ),
];
