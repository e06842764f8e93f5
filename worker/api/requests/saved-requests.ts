import * as z from "zod";
import { CreatedRequestSchema, CreateRequestSchema } from "#domain/requests/create-request-schema.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { RequestOriginSchema } from "#domain/requests/request-origin-schema.ts";
import {
  EditFreightSchema,
  SeenVersionSchema,
  ConvertBudgetSchema,
} from "#domain/requests/convert-budget-schema.ts";
import { RequestHistoryQuerySchema, RequestHistorySchema } from "#domain/requests/request-history-schema.ts";
import { duplicateBudgetAccess } from "#worker/services/requests/duplicate-budget.ts";
import { editRequestAccess } from "#worker/services/requests/open-for-edit.ts";
import { requestHistoryAccess } from "#worker/services/requests/read-history.ts";
import { updateExpiredAccess } from "#worker/services/requests/renew-budget.ts";
import { convertBudgetAccess } from "#worker/services/requests/convert-budget.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const params = z.object({ id: z.string().max(64) });
const tag = "Requests";
const path = "/app/user/requests/{id}";

const ChangedSchema = z.object({ id: z.string(), version: z.int(), totalCents: z.int() });

/** Endpoints of actions on saved budgets and orders. */
export const SAVED_REQUEST_ROUTES = [
  createApiRoute(
    {
      ...{ tag, params, access: requestHistoryAccess, method: "get", path: `${path}/history` },
      summary: "What each version of a budget or order changed, newest first",
      query: RequestHistoryQuerySchema,
      answer: RequestHistorySchema,
    },
    ({ params: { id }, query, services }) => services.requests.readHistory(id, query),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: editRequestAccess, method: "get", path: `${path}/origin` },
      summary: "A request with the details of its origin, to be edited: cart, answers, what is off sale",
      answer: RequestOriginSchema,
    },
    ({ params: { id }, services }) => services.requests.readForEdit(id),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: editRequestAccess, method: "put", path, idempotent: true },
      summary: "Save an edited budget or order: its next version; `origin.version` is the one that was read",
      body: CreateRequestSchema,
      answer: CreatedRequestSchema,
    },
    ({ params: { id }, body, services, idempotencyKey }) => services.requests.edit(id, body, idempotencyKey),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: editRequestAccess, method: "put", path: `${path}/freight` },
      summary: "Send a request another way: a new version with the new freight, everything else as it was",
      body: EditFreightSchema,
      answer: ChangedSchema.extend({ freightRequoted: z.boolean() }),
    },
    ({ params: { id }, body, services }) => services.requests.editFreight(id, body),
  ),
  createApiRoute(
    {
      ...{
        tag,
        params,
        access: convertBudgetAccess,
        method: "post",
        path: `${path}/order`,
        idempotent: true,
      },
      summary: "Make a budget an order, with its stock reserved",
      body: ConvertBudgetSchema,
      answer: CreatedRequestSchema,
    },
    ({ params: { id }, body, services, idempotencyKey }) =>
      services.requests.convertBudget(id, body, idempotencyKey),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: duplicateBudgetAccess, method: "post", path: `${path}/duplicate` },
      summary: "A cart with what a budget holds, after a look at the stock",
      answer: z.object({ cart: z.object({ id: z.string() }), purchaseType: z.enum(PURCHASE_TYPES) }),
    },
    ({ params: { id }, services }) => services.requests.duplicate(id),
  ),
  createApiRoute(
    {
      ...{ tag, params, access: updateExpiredAccess, method: "post", path: `${path}/update-expired` },
      summary: "Bring an expired budget to today's prices, so that it counts again",
      body: SeenVersionSchema,
      answer: ChangedSchema.extend({ expiryDate: z.string().nullable() }),
    },
    ({ params: { id }, body, services }) => services.requests.updateExpired(id, body),
  ),
];
