import * as z from "zod";
import {
  AskReturnSchema,
  DeclineReturnSchema,
  NewRefundSchema,
  NewReturnSchema,
  ReturnListSchema,
  ReturnPreviewSchema,
  UndoReturnSchema,
  WantedReturnSchema,
} from "#domain/returns/return-schema.ts";
import { askReturnAccess, declineReturnAccess } from "#worker/services/returns/asks.ts";
import { giveBackAccess, readReturnsAccess, takeBackAccess } from "#worker/services/returns/returns.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const path = "/app/user/requests/{id}/returns";
const params = z.object({ id: z.string().min(1).max(64) });
const askPath = "/app/user/requests/{id}/return-asks";
const askParams = z.object({ ...params.shape, askId: z.string().min(1).max(64) });
const returnParams = z.object({ ...params.shape, returnId: z.string().min(1).max(64) });
const common = { tag: "Returns", params } as const;

/** Endpoints of what of an order is cancelled or comes back. */
export const RETURNS_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      ...{ ...common, method: "get", path, access: readReturnsAccess, answer: ReturnListSchema },
      summary: "Cancelled and returned units of an order, what is left of it, and what is to be given back",
    },
    ({ params: at, services }) => services.returns.list(at.id),
  ),
  createApiRoute(
    {
      ...{ ...common, method: "post", path: `${path}/preview`, access: takeBackAccess },
      summary: "What taking units back would do to stock and money; nothing is saved",
      body: WantedReturnSchema,
      answer: ReturnPreviewSchema,
    },
    ({ params: at, body, services }) => services.returns.quote(at.id, body),
  ),
  createApiRoute(
    {
      ...{ ...common, method: "post", path, access: takeBackAccess, answer: ReturnListSchema },
      summary: "Cancel units that were not shipped, and take back units that were, as previewed",
      body: NewReturnSchema,
      status: 201,
    },
    ({ params: at, body, services }) => services.returns.save(at.id, body),
  ),
  createApiRoute(
    {
      ...{ tag: "Returns", params: returnParams, method: "post", path: `${path}/{returnId}/undo` },
      ...{ access: takeBackAccess, body: UndoReturnSchema, answer: ReturnListSchema },
      summary:
        "Undo the last return of an order, while nothing has followed it: stock and money are as they were",
    },
    ({ params: at, body, services }) => services.returns.undo(at.id, at.returnId, body),
  ),
  createApiRoute(
    {
      ...{ ...common, method: "post", path: askPath, access: askReturnAccess, answer: ReturnListSchema },
      summary: "Ask for units to be cancelled, or to be given back",
      body: AskReturnSchema,
      status: 201,
    },
    ({ params: at, body, services }) => services.returns.ask(at.id, body),
  ),
  createApiRoute(
    {
      ...{ tag: "Returns", params: askParams, method: "post", path: `${askPath}/{askId}/decline` },
      ...{ access: declineReturnAccess, body: DeclineReturnSchema, answer: ReturnListSchema },
      summary: "Decline what a buyer has asked for, with a reason",
    },
    ({ params: at, body, services }) => services.returns.decline(at.id, at.askId, body),
  ),
  createApiRoute(
    {
      ...{ ...common, method: "post", path: "/app/user/requests/{id}/refunds", access: giveBackAccess },
      summary: "Note money of an order that was given back outside of the portal",
      body: NewRefundSchema,
      answer: ReturnListSchema,
      status: 201,
    },
    ({ params: at, body, services }) => services.returns.refund(at.id, body),
  ),
];
