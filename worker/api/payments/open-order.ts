import * as z from "zod";
import {
  CreatePaymentSchema,
  OrderDetailsSchema,
  OrderPaymentSchema,
  OrderStatusQuerySchema,
} from "#domain/payments/checkout-schema.ts";
import { FILE_LIMITS } from "#domain/files/file-rules.ts";
import { accessTo } from "#domain/requests/request-actions.ts";
import { attachmentHeaders } from "#domain/files/attachment-headers.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";
import { createDownloadRoute } from "../kernel/create-download-route.ts";

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
  ({ params: { id }, services }) => services.payments.createCharge(id),
);

function paperRoute(
  paper: "slip" | "receipt",
  { name, summary }: { name: string; summary: string },
): ApiRoute {
  return createDownloadRoute(
    {
      path: `/app/open/order/{id}/${name}.pdf`,
      ...{ summary, tag: "Payment", access: "open", params, fileType: "application/pdf" },
    },
    async ({ params: { id }, services }) => {
      const { bytes, ...file } = await services.payments.papers[paper](id);
      return { body: bytes, headers: attachmentHeaders({ ...file, sizeBytes: bytes.length }) };
    },
  );
}

export const readSlipRoute = paperRoute("slip", {
  name: "boleto",
  summary: "Slip of an order's open boleto, to print",
});

export const readReceiptRoute = paperRoute("receipt", {
  name: "receipt",
  summary: "Receipt of an order that is paid",
});

const ProofQuerySchema = z.strictObject({
  /** File name, for a file sent as the body. */
  name: z.string().max(200).default(""),
  /** Whether the payer agrees to the distributor's sentence; a form says it by a field `agreed` before the file. */
  agreed: z.stringbool().default(false),
});

export const sendProofRoute = createApiRoute(
  {
    method: "post",
    path: "/app/open/payment/{id}/proof",
    summary: `Proof of a payment outside of the portal, a PDF or a photo of ${String(FILE_LIMITS.document)} bytes at most, as the body or as the field \`file\` of a form`,
    tag: "Payment",
    access: "open",
    params,
    query: ProofQuerySchema,
    fileTypes: ["application/octet-stream"],
    answer: z.object({ sentAt: z.string() }),
    status: 201,
  },
  ({ params: { id }, query, request, services }) => services.payments.sendProof(id, request, query),
);

export const readProofRoute = createDownloadRoute(
  {
    path: "/app/user/requests/{id}/payment/proofs/{fileId}",
    summary: "A proof of an order's payment that its payer has sent",
    tag: "Payment",
    access: accessTo("readPayment"),
    params: z.object({ id: z.string().max(64), fileId: z.string().max(64) }),
    fileType: "application/octet-stream",
  },
  async ({ params: { id, fileId }, services }) => {
    const file = await services.payments.readProof(id, fileId);
    return { body: file.body as unknown as ReadableStream, headers: attachmentHeaders(file) };
  },
);
