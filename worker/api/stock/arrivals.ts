import * as z from "zod";
import {
  ArrivalCancelSchema,
  ArrivalInputSchema,
  ArrivalListQuerySchema,
  ArrivalReceiptSchema,
  ArrivalUpdateSchema,
} from "#domain/stock/stock-schema.ts";
import { keepStockAccess } from "#worker/services/stock/stock-access.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const ArrivalSchema = z.object({
  id: z.string(),
  productId: z.string(),
  productName: z.string(),
  productCode: z.string(),
  centerId: z.string(),
  centerName: z.string(),
  lot: z.string(),
  amount: z.int(),
  expectedOn: z.string().nullable(),
  onSale: z.boolean(),
  state: z.enum(["expected", "received", "cancelled"]),
  receivedAmount: z.int().nullable(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const base = { tag: "Stock", access: keepStockAccess } as const;
const params = z.object({ id: z.string().max(64) });

export const listArrivalsRoute = createApiRoute(
  {
    ...base,
    method: "get",
    path: "/app/staff/stock/arrivals",
    summary: "Deliveries by their day, fifty a page",
    query: ArrivalListQuerySchema,
    answer: z.object({ items: z.array(ArrivalSchema), totalItems: z.int() }),
  },
  ({ query, services }) => services.stock.listArrivals(query),
);

export const createArrivalRoute = createApiRoute(
  {
    ...base,
    method: "post",
    path: "/app/staff/stock/arrivals",
    summary: "Announce a delivery",
    body: ArrivalInputSchema,
    answer: ArrivalSchema,
    status: 201,
  },
  ({ body, services }) => services.stock.createArrival(body),
);

export const updateArrivalRoute = createApiRoute(
  {
    ...base,
    method: "put",
    path: "/app/staff/stock/arrivals/{id}",
    summary: "Change a delivery in the version that was read",
    params,
    body: ArrivalUpdateSchema,
    answer: ArrivalSchema,
  },
  ({ params: { id }, body, services }) => services.stock.updateArrival(id, body),
);

export const receiveArrivalRoute = createApiRoute(
  {
    ...base,
    method: "post",
    path: "/app/staff/stock/arrivals/{id}/receive",
    summary: "Take in what came of a delivery; the rest is dropped or expected on",
    params,
    body: ArrivalReceiptSchema,
    answer: ArrivalSchema,
  },
  ({ params: { id }, body, services }) => services.stock.receiveArrival(id, body),
);

export const cancelArrivalRoute = createApiRoute(
  {
    ...base,
    method: "post",
    path: "/app/staff/stock/arrivals/{id}/cancel",
    summary: "Call a delivery off",
    params,
    body: ArrivalCancelSchema,
    answer: ArrivalSchema,
  },
  ({ params: { id }, body, services }) => services.stock.cancelArrival(id, body.version),
);
