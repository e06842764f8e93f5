import { DOCUMENT_FORMATS } from "#domain/documents/document-model.ts";
import { attachmentHeaders } from "#domain/files/attachment-headers.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

/** Sends the document of a budget or an order as a download, a PDF unless the address asks for another format.
 *  @throws DomainError NOT_FOUND, also for a format that there is not; ACCESS_DENIED, REQUEST_DELETED */
export async function sendDocument({ context, params, request }: PortalArgs): Promise<Response> {
  const asked = new URL(request.url).searchParams.get("formato") ?? "pdf";
  const format = DOCUMENT_FORMATS.find((one) => one === asked);
  if (format === undefined) throw new DomainError("NOT_FOUND", { entity: "document", id: "" });
  // As on the page of the request: who may open it is told that there is none, whatever else they may do with it.
  const { request: found } = await context.services.requests.get(params["requestId"] ?? "");
  const { bytes, ...file } = await context.services.documents.make(found.id, format);
  return new Response(bytes, { headers: attachmentHeaders({ ...file, sizeBytes: bytes.length }) });
}
