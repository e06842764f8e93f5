import * as z from "zod";
import { STATUS_GROUPS } from "#domain/requests/deal-status.ts";
import {
  DealStatusInputSchema,
  DealStatusUpdateSchema,
  NextStatusesSchema,
  StoredStatusSchema,
} from "#domain/requests/deal-status-schema.ts";
import { REQUEST_TYPES } from "#domain/requests/request-types.ts";
import { dealStatusesAccess } from "#worker/services/requests/deal-statuses.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const tag = "Statuses";
const access = dealStatusesAccess;
const id = z.string().min(1).max(64);
const ids = z.array(id).min(1).max(200);
const params = z.object({ id });
const type = z.enum(REQUEST_TYPES);
const StatusListSchema = z.object({ items: z.array(StoredStatusSchema) });

const listRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/deal-statuses",
    summary: "Statuses of budgets or orders, in order",
    tag,
    access,
    query: z.strictObject({ type }),
    answer: StatusListSchema,
  },
  async ({ query, services }) => ({ items: await services.dealStatuses.list(query.type) }),
);

const createRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/deal-statuses",
    summary:
      "Make a status, as the last of its group; with those that may follow it, and its message to buyers",
    tag,
    access,
    body: DealStatusInputSchema,
    answer: StoredStatusSchema,
    status: 201,
  },
  ({ body, services }) => services.dealStatuses.create(body),
);

const orderRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/deal-statuses/order",
    summary: "Put the statuses of a group into another order",
    tag,
    access,
    body: z.strictObject({ type, group: z.enum(STATUS_GROUPS), before: ids, after: ids }),
    answer: StatusListSchema,
  },
  async ({ body, services }) => ({ items: await services.dealStatuses.reorder(body) }),
);

const nextRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/deal-statuses/next",
    summary: "Replace what may follow some statuses, all or none, each in the version that was read",
    tag,
    access,
    body: NextStatusesSchema,
    answer: StatusListSchema,
  },
  async ({ body, services }) => ({ items: await services.dealStatuses.setNext(body) }),
);

const getRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/deal-statuses/{id}",
    summary: "One status",
    tag,
    access,
    params,
    answer: StoredStatusSchema,
  },
  ({ params: { id: of }, services }) => services.dealStatuses.get(of),
);

const updateRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/deal-statuses/{id}",
    summary: "Replace a status in the version that was read",
    tag,
    access,
    params,
    body: DealStatusUpdateSchema,
    answer: StoredStatusSchema,
  },
  ({ params: { id: of }, body, services }) => services.dealStatuses.update(of, body),
);

const deleteRoute = createApiRoute(
  {
    method: "delete",
    path: "/app/staff/deal-statuses/{id}",
    summary: "Delete a status; its requests get the one named by moveTo",
    tag,
    access,
    params,
    query: z.strictObject({ moveTo: id.optional() }),
    answer: z.object({ deleted: z.boolean() }),
  },
  async ({ params: { id: of }, query, services }) => {
    await services.dealStatuses.remove(of, query.moveTo ?? null);
    return { deleted: true };
  },
);

/** Endpoints of the statuses of budgets and orders. */
export const DEAL_STATUS_ROUTES: readonly ApiRoute[] = [
  listRoute,
  createRoute,
  orderRoute,
  nextRoute,
  getRoute,
  updateRoute,
  deleteRoute,
];
