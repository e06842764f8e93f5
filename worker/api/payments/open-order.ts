import * as z from "zod";
import {
  CreatePaymentSchema,
  OrderDetailsSchema,
  OrderPaymentSchema,
  OrderStatusQuerySchema,
  PayerCheckoutSchema,
} from "#domain/payments/checkout-schema.ts";
import { FinancingAskSchema } from "#domain/payments/financing-ask.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const params = z.object({ id: z.string().max(64) });

export const readOpenOrderRoute = createApiRoute(
  {
    method: "get",
    path: "/app/open/order/{id}/details",
    summary: "Order for its payment page",
    tag: "Payment",
    access: "open",
    params,
    answer: OrderDetailsSchema,
  },
  ({ params: { id }, services }) => services.payments.readOrder(id),
);

export const readOpenCheckoutRoute = createApiRoute(
  {
    method: "get",
    path: "/app/open/order/{id}/checkout",
    summary: "All that the checkout of an order begins with: order, state of its payment, payment terms",
    tag: "Payment",
    access: "open",
    params,
    answer: PayerCheckoutSchema,
  },
  ({ params: { id }, services }) => services.payments.readCheckout(id),
);

export const readOpenOrderStatusRoute = createApiRoute(
  {
    method: "get",
    path: "/app/open/order/{id}/status",
    summary: "State of an order's payment; an expired Pix charge is renewed when asked",
    tag: "Payment",
    access: "open",
    params,
    query: OrderStatusQuerySchema,
    answer: OrderPaymentSchema,
  },
  async ({ params: { id }, query, services }) => {
    const payment = await services.payments.readPayment(id);
    const isOver = payment.charge?.status === "expired" && payment.paymentStatus === "requested";
    return isOver && query.ifExpiredGenerateNew && query.paymentMethod === payment.charge?.method
      ? services.payments.createCharge(id)
      : payment;
  },
);

export const createPaymentRoute = createApiRoute(
  {
    method: "post",
    path: "/app/open/payment/{id}/create",
    summary: "Charge for an order: the open one when there is one",
    tag: "Payment",
    access: "open",
    params,
    body: CreatePaymentSchema,
    answer: OrderPaymentSchema,
    status: 201,
  },
  ({ params: { id }, body: { seen }, services }) => services.payments.createCharge(id, seen),
);

export const listenForPayerRoute = createApiRoute(
  {
    method: "post",
    path: "/app/open/order/{id}/live",
    summary: "Ticket for the live channel, for who waits on the page of an order's payment",
    tag: "Payment",
    access: "open",
    params,
    answer: z.object({ token: z.string(), room: z.string(), url: z.string() }),
  },
  ({ params: { id }, services }) => services.payments.listen(id),
);

export const askFinancingRoute = createApiRoute(
  {
    method: "post",
    path: "/app/open/payment/{id}/financing",
    summary: "Ask the distributor for the financing of an order for which it was agreed on",
    tag: "Payment",
    access: "open",
    params,
    body: FinancingAskSchema,
    answer: z.object({ askedAt: z.iso.datetime() }),
    status: 201,
  },
  ({ params: { id }, body, services }) => services.askFinancing(id, body),
);
