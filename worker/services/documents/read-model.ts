import type { Distributor } from "#domain/access/actor.ts";
import type { DocumentModel } from "#domain/documents/document-model.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { type VisibleAmounts, visibleContent } from "#domain/requests/visible-prices.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createDocumentRepository } from "#worker/repositories/documents/document-repository.ts";
import type { Tenant } from "#worker/scope.ts";
import { buildDocument, takenOff } from "./build-document.ts";

/** What a document is read of: the newest version of a request, and which of its amounts the reader sees. */
interface DocumentOf extends Tenant {
  request: { id: string; type: RequestType; code: string; version: number; expiresOn: string | null };
  content: RequestContent;
  shows: VisibleAmounts;
}

/** Reads the document of a request's newest version, in words, with what is left of its total in cents; null for a reader
 *  who sees no prices.
 *  @param options.showsApprovals - whether it says who has accepted the version; true by default
 *  @throws DomainError NOT_FOUND for a version that is gone */
export async function readModel(
  { distributor, database, request, content, shows }: DocumentOf,
  { showsApprovals = true } = {},
): Promise<{ model: DocumentModel; savedAt: string; dueCents: number | null }> {
  const found = await createDocumentRepository(database, distributor.id).findFacts(
    request.id,
    request.version,
  );
  if (found === null) throw new DomainError("NOT_FOUND", { entity: "request", id: request.id });
  const { budgetTemplate, orderTemplate } = distributor.settings;
  const { type, code, version, expiresOn } = request;
  const model = buildDocument({
    facts: {
      ...{ ...found, type, code, version, expiresOn },
      approvals: showsApprovals ? found.approvals : [],
    },
    content: visibleContent(content, { ...shows, explanation: false }),
    showsFreight: shows.freight,
    distributor,
    template: type === "budget" ? budgetTemplate : orderTemplate,
  });
  const { totalCents } = content.totals;
  return { model, savedAt: found.savedAt, dueCents: shows.prices ? totalCents - takenOff(found) : null };
}

/** What a document says, as one text with the version that says it, and the SHA-256 of that text: its code is the
 *  beginning of that. */
export async function sayDocument(
  { id, theme }: Distributor,
  model: DocumentModel,
  of: { requestId: string; version: number },
): Promise<{ text: string; digest: Uint8Array }> {
  const logo = model.showLogo ? (theme.logo ?? "") : "";
  const text = JSON.stringify([id, of.requestId, of.version, logo, model]);
  return { text, digest: await digestOf(new TextEncoder().encode(text)) };
}

/** SHA-256 of bytes. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** Bytes in hexadecimal digits. */
export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
