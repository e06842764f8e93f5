import * as z from "zod";
import { REQUEST_VIEWS } from "#domain/requests/board.ts";
import { accessTo } from "#domain/requests/request-actions.ts";
import { PAYMENT_STATUSES } from "#domain/payments/payment-status.ts";
import { createRequestAccess } from "#worker/services/requests/create-request.ts";
import { readBoardAccess } from "#worker/services/requests/list-requests.ts";
import { readRequestsAccess } from "#worker/services/requests/read-requests.ts";
import { ChangeStatusSchema } from "#domain/requests/change-status-schema.ts";
import { CreatedRequestSchema, CreateRequestSchema } from "#domain/requests/create-request-schema.ts";
import { RequestEntitySchema } from "#domain/requests/request-entity-schema.ts";
import { RequestFileActionsSchema } from "#domain/requests/request-file-schema.ts";
import { RequestBoardQuerySchema, RequestListQuerySchema } from "#domain/requests/request-list-schema.ts";
import { RequestRowSchema } from "#domain/requests/request-row-schema.ts";
import { REQUEST_TYPES } from "#domain/requests/request-types.ts";
import { centsToReais } from "#domain/shared/money.ts";
import { VisibleRequestContentSchema } from "#domain/requests/visible-request-schema.ts";
import { STOCK_MOVE_KINDS } from "#domain/stock/ledger.ts";
import { sheetHeaders } from "#domain/files/sheet-file.ts";
import { RequestExportQuerySchema } from "#domain/requests/request-export-schema.ts";
import { createDownloadRoute } from "../kernel/create-download-route.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

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

export const listRequestsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/requests",
    summary: "Budgets or orders with filters, newest first unless asked otherwise",
    tag: "Requests",
    access: readRequestsAccess,
    query: RequestListQuerySchema.extend({ view: z.enum(REQUEST_VIEWS).default("list") }),
    answer: z.object({
      items: z.array(RequestRowSchema.extend({ isExpired: z.boolean() })),
      /** The amount of all that the filter finds. */
      totalItems: z.int(),
      /** With `view=board`, of each column: the number of its requests, and their value in reais, null where a person may
       *  not see prices. */
      groups: z
        .array(z.object({ statusId: z.string(), docs: z.int(), totalValue: z.number().nullable() }))
        .optional(),
    }),
  },
  async ({ query: { view, ...query }, services }) => {
    const [{ items, totalItems }, board] = await Promise.all([
      services.requests.list(query),
      view === "board" ? services.requests.board(query, 1) : null,
    ]);
    if (board === null) return { items, totalItems };
    const groups = board.columns.map(({ id, count, totalCents }) => ({
      statusId: id,
      docs: count,
      totalValue: totalCents === null ? null : centsToReais(totalCents),
    }));
    return { items, totalItems, groups };
  },
);

export const exportRequestsRoute = createDownloadRoute(
  {
    path: "/app/user/request-export",
    summary: "All budgets or orders of a list as an XLSX or CSV file",
    tag: "Requests",
    access: readRequestsAccess,
    query: RequestExportQuerySchema,
    fileType: "application/octet-stream",
  },
  async ({ query, services }) => {
    const file = await services.requests.export(query);
    return { body: file.body, headers: sheetHeaders(file) };
  },
);

export const readBoardRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/request-board",
    summary: "Budgets or orders by status: the newest of each, with the count and sums of all",
    tag: "Requests",
    access: readBoardAccess,
    query: RequestBoardQuerySchema,
    answer: z.object({
      columns: z.array(
        z.object({
          ...{ id: z.string(), name: z.string(), color: z.string() },
          count: z.int(),
          totalCents: z.int().nullable(),
          powerW: z.int(),
          /** Ids of the statuses that the person may give its requests. */
          changeStatusTo: z.array(z.string()),
          cards: z.array(RequestRowSchema.extend({ isExpired: z.boolean(), mayDelete: z.boolean() })),
        }),
      ),
      /** Those with a status of the distributor's own, which is no column. */
      outside: z.object({
        count: z.int(),
        statuses: z.array(z.object({ id: z.string(), name: z.string(), color: z.string() })),
      }),
    }),
  },
  async ({ query: { cards, ...query }, services }) => {
    const { columns, outside } = await services.requests.board(query, cards);
    return { columns, outside };
  },
);

const asked = z.stringbool().default(false);

export const getRequestRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/requests/{id}",
    summary: "One budget or order with the content of its newest version, and what the person may do with it",
    tag: "Requests",
    access: readRequestsAccess,
    params: z.object({ id: z.string().max(64) }),
    query: z.strictObject({
      /** Required type, if given. */
      type: z.enum(REQUEST_TYPES).optional(),
      /** Refused if the person may not convert it, or change its delivery. */
      budgetToOrder: asked,
      editFreight: asked,
    }),
    answer: RequestRowSchema.extend({
      /** What its status tells the buyer; empty for nothing. */
      statusMessage: z.string(),
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
      actions: z.object({
        isExpired: z.boolean(),
        edit: z.boolean(),
        editFreight: z.boolean(),
        duplicate: z.boolean(),
        updateExpired: z.boolean(),
        toOrder: z.boolean(),
        delete: z.boolean(),
        changeSeller: z.boolean(),
        setBillingDate: z.boolean(),
        setPurchaseNumber: z.boolean(),
        readPayment: z.boolean(),
        readApprovals: z.boolean(),
        changePaymentTo: z.array(z.enum(PAYMENT_STATUSES)),
        changeStatusTo: z.array(z.string()),
        files: RequestFileActionsSchema,
        readHistory: z.boolean(),
        annotate: z.boolean(),
        readTimeline: z.boolean(),
        tag: z.boolean(),
        downloadPdf: z.boolean(),
        downloadDoc: z.boolean(),
      }),
    }),
  },
  async ({ params, query, services }) => {
    const { request, statusMessage, content, moves, actions } = await services.requests.get(params.id, query);
    return { ...request, statusMessage, content, moves, actions };
  },
);

export const readEntityRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/requests/{id}/entity",
    summary: "One budget or order whole, for programs: amounts in reais, power in kWp",
    tag: "Requests",
    access: readRequestsAccess,
    params: z.object({ id: z.string().max(64) }),
    answer: RequestEntitySchema,
  },
  ({ params, services }) => services.requests.readEntity(params.id),
);

export const changeStatusRoute = createApiRoute(
  {
    method: "put",
    path: "/app/user/requests/{id}/status",
    summary: "Give a budget or an order another status, with what that does to an order's stock",
    tag: "Requests",
    access: accessTo("changeStatus"),
    params: z.object({ id: z.string().max(64) }),
    body: ChangeStatusSchema,
    answer: RequestRowSchema,
  },
  ({ params, body, services }) => services.requests.changeStatus(params.id, body),
);
