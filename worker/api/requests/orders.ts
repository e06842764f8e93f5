import { z } from "@hono/zod-openapi";
import { changeStatusAccess } from "#worker/services/requests/change-status.ts";
import { createRequestAccess } from "#worker/services/requests/create-request.ts";
import { readOrdersAccess } from "#worker/services/requests/read-requests.ts";
import { ChangeStatusSchema } from "#domain/requests/change-status-schema.ts";
import { CreatedRequestSchema, CreateRequestSchema } from "#domain/requests/create-request-schema.ts";
import { VisibleRequestContentSchema } from "#domain/requests/visible-request-schema.ts";
import { STOCK_MOVE_KINDS } from "#domain/stock/ledger.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const RequestRowSchema = z.object({
  id: z.string(),
  type: z.enum(["budget", "order"]),
  code: z.string(),
  name: z.string(),
  integratorName: z.string(),
  createdByName: z.string(),
  dealStatus: z.object({ id: z.string(), name: z.string(), color: z.string() }),
  paymentStatus: z.enum(["notRequested", "requested", "received", "cancelled"]),
  stockStatus: z.enum(["reserved", "discounted", "released", "short"]).nullable(),
  /** Null for sellers whose company does not let them see prices. */
  totalCents: z.int().nullable(),
  totalPowerW: z.int(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const createRequestRoute = createApiRoute(
  {
    method: "post",
    path: "/app/user/requests",
    summary: "Save a budget, or an order with its stock reserved",
    tag: "Requests",
    access: createRequestAccess,
    body: CreateRequestSchema,
    answer: CreatedRequestSchema,
    idempotent: true,
    status: 201,
  },
  ({ body, services, idempotencyKey }) => services.requests.create(body, idempotencyKey),
);

export const listOrdersRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/requests",
    summary: "Orders, newest first",
    tag: "Requests",
    access: readOrdersAccess,
    query: z
      .object({
        type: z.literal("order").default("order"),
        page: z.coerce.number().int().min(1).default(1),
        pageSize: z.coerce.number().int().min(1).max(50).default(10),
      })
      .strict(),
    answer: z.object({ items: z.array(RequestRowSchema), totalItems: z.int() }),
  },
  ({ query, services }) => services.requests.listOrders(query),
);

export const getOrderRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/requests/{id}",
    summary: "One order with the content of its newest version",
    tag: "Requests",
    access: readOrdersAccess,
    params: z.object({ id: z.string().max(64) }),
    answer: RequestRowSchema.extend({
      content: VisibleRequestContentSchema,
      moves: z.array(
        z.object({
          at: z.string(),
          kind: z.enum(STOCK_MOVE_KINDS),
          productId: z.string(),
          centerId: z.string(),
          onHandChange: z.int(),
          reservedChange: z.int(),
        }),
      ),
    }),
  },
  async ({ params, services }) => {
    const { request, content, moves } = await services.requests.getOrder(params.id);
    return { ...request, content, moves };
  },
);

export const changeStatusRoute = createApiRoute(
  {
    method: "put",
    path: "/app/user/requests/{id}/status",
    summary: "Give an order another status, with what that does to its stock",
    tag: "Requests",
    access: changeStatusAccess,
    params: z.object({ id: z.string().max(64) }),
    body: ChangeStatusSchema,
    answer: RequestRowSchema,
  },
  ({ params, body, services }) => services.requests.changeStatus(params.id, body),
);
