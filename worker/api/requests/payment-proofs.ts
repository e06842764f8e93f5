import * as z from "zod";
import { attachmentHeaders } from "#domain/files/attachment-headers.ts";
import { FILE_LIMITS } from "#domain/files/file-rules.ts";
import { accessTo } from "#domain/requests/request-actions.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";
import { createDownloadRoute } from "../kernel/create-download-route.ts";

const ProofQuerySchema = z.strictObject({
  /** File name, for a file sent as the body. */
  name: z.string().max(200).default(""),
  /** Whether the payer agrees to the distributor's sentence; a form says it by a field `agreed` before the file. */
  agreed: z.stringbool().default(false),
});

const sendProofRoute = createApiRoute(
  {
    method: "post",
    path: "/app/open/payment/{id}/proof",
    summary: `Proof of a payment outside of the portal, a PDF or a photo of ${String(FILE_LIMITS.document)} bytes at most, as the body or as the field \`file\` of a form`,
    tag: "Payment",
    access: "open",
    params: z.object({ id: z.string().max(64) }),
    query: ProofQuerySchema,
    fileTypes: ["application/octet-stream"],
    answer: z.object({ sentAt: z.string() }),
    status: 201,
  },
  ({ params: { id }, query, request, services }) => services.paymentProofs.send(id, request, query),
);

const readProofRoute = createDownloadRoute(
  {
    path: "/app/user/requests/{id}/payment/proofs/{fileId}",
    summary: "A proof of an order's payment that its payer has sent",
    tag: "Payment",
    access: accessTo("readPayment"),
    params: z.object({ id: z.string().max(64), fileId: z.string().max(64) }),
    fileType: "application/octet-stream",
  },
  async ({ params: { id, fileId }, services }) => {
    const file = await services.paymentProofs.read(id, fileId);
    return { body: file.body as unknown as ReadableStream, headers: attachmentHeaders(file) };
  },
);

/** Endpoints of proofs of payment. */
export const PAYMENT_PROOF_ROUTES: readonly ApiRoute[] = [sendProofRoute, readProofRoute];
