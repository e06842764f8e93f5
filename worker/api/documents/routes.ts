import * as z from "zod";
import type { DocumentFormat } from "#domain/documents/document-model.ts";
import { VerifiedDocumentSchema } from "#domain/documents/verified-document-schema.ts";
import { attachmentHeaders } from "#domain/files/attachment-headers.ts";
import { accessTo, type RequestAction } from "#domain/requests/request-actions.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";
import { createDownloadRoute } from "../kernel/create-download-route.ts";

const tag = "Documents";

function documentRoute(
  format: DocumentFormat,
  { action, fileType, name }: { action: RequestAction; fileType: string; name: string },
): ApiRoute {
  return createDownloadRoute(
    {
      path: `/app/user/requests/{id}/document.${format}`,
      summary: `The newest version of a budget or an order as ${name}, without what the person may not see`,
      ...{ tag, access: accessTo(action), params: z.object({ id: z.string().max(64) }), fileType },
    },
    async ({ params, services }) => {
      const { bytes, ...file } = await services.documents.make(params.id, format);
      return { body: bytes, headers: attachmentHeaders({ ...file, sizeBytes: bytes.length }) };
    },
  );
}

const verifyDocumentRoute = createApiRoute(
  {
    method: "get",
    path: "/app/open/documents/{code}",
    summary: "Whether a code is that of a document, and whether it is still the newest version",
    tag,
    access: "open",
    params: z.object({ code: z.string().max(64) }),
    answer: VerifiedDocumentSchema,
  },
  ({ params, services }) => services.documents.verify(params.code),
);

function paperRoute(
  paper: "slip" | "receipt",
  { name, summary }: { name: string; summary: string },
): ApiRoute {
  return createDownloadRoute(
    {
      path: `/app/open/order/{id}/${name}.pdf`,
      ...{
        summary,
        tag: "Payment",
        access: "open",
        params: z.object({ id: z.string().max(64) }),
        fileType: "application/pdf",
      },
    },
    async ({ params: { id }, services }) => {
      const { bytes, ...file } = await services.documents.forPayer[paper](id);
      return { body: bytes, headers: attachmentHeaders({ ...file, sizeBytes: bytes.length }) };
    },
  );
}

const readSlipRoute = paperRoute("slip", {
  name: "boleto",
  summary: "Slip of an order's open boleto, to print",
});

const readReceiptRoute = paperRoute("receipt", {
  name: "receipt",
  summary: "Receipt of an order that is paid",
});

/** Endpoints of what is printed. */
export const DOCUMENTS_ROUTES: readonly ApiRoute[] = [
  documentRoute("pdf", { action: "downloadPdf", fileType: "application/pdf", name: "a tagged PDF" }),
  documentRoute("docx", {
    action: "downloadDoc",
    fileType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    name: "a Word document",
  }),
  verifyDocumentRoute,
  readSlipRoute,
  readReceiptRoute,
];
