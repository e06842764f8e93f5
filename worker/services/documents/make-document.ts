import { DOCUMENT_TEXTS } from "#copy/documents.ts";
import { fill } from "#copy/shared/fill.ts";
import type { Distributor } from "#domain/access/actor.ts";
import { documentCode, formatDocumentCode } from "#domain/documents/document-code.ts";
import type { DocumentFormat, DocumentProof } from "#domain/documents/document-model.ts";
import { fileName } from "#domain/files/file-name.ts";
import { DomainError } from "#domain/shared/errors.ts";
import {
  createDocumentRepository,
  keepDocument,
} from "#worker/repositories/documents/document-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { type OpenedRequest, openFor } from "../requests/open-request.ts";
import { digestOf, hexOf, readModel, sayDocument } from "./read-model.ts";
import { type DocumentFile, readLogo, renderDocument } from "./render-document.ts";

const ACTIONS = { pdf: "downloadPdf", docx: "downloadDoc" } as const;

const CONTENT_TYPES: Readonly<Record<DocumentFormat, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** Makes the document of a request's newest version, with the amounts that the person may see. It depends on the version,
 *  the template, the distributor's look, the acceptances of the version and what was taken back alone, so that its bytes are the same each time. The first time is in the log.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, REQUEST_DELETED, READ_ONLY_PREVIEW, FILES_UNAVAILABLE
 *  @source spec, request detail actions: download of PDF or DOC */
export function createMakeDocument(scope: Scope) {
  return async function makeDocument(requestId: string, format: DocumentFormat): Promise<DocumentFile> {
    const opened = await openFor(scope, requestId, ACTIONS[format]);
    const { distributor, actor, request } = opened;
    // A document is kept so that it can be verified, and looking through a role keeps nothing.
    if (actor.previewOf !== null) throw new DomainError("READ_ONLY_PREVIEW", {});
    const { model, savedAt, dueCents } = await readModel(opened);
    const { digest } = await sayDocument(distributor, model, { requestId, version: request.version });
    const code = documentCode(digest);
    const logo = model.showLogo ? await readLogo(scope, opened) : null;
    const bytes = await renderDocument(scope, format, model, proofOf(scope, distributor, code), logo);
    await keep(scope, opened, {
      ...{ code, format, savedAt, dueCents },
      sha256: hexOf(await digestOf(bytes)),
    });
    const { timeZone } = distributor.settings;
    return {
      name: fileName({
        ...{ words: [DOCUMENT_TEXTS.kinds[request.type], request.code], at: savedAt, timeZone },
        extension: format,
      }),
      contentType: CONTENT_TYPES[format],
      bytes,
    };
  };
}

function proofOf({ origin }: Scope, { name }: Distributor, code: string): DocumentProof {
  const { heading, text } = DOCUMENT_TEXTS.proof;
  const readable = formatDocumentCode(code);
  const page = `${origin}/documentos`;
  return {
    ...{ code: readable, url: `${page}?codigo=${code}`, heading },
    text: fill(text, { code: readable, url: page, sender: name }),
  };
}

/** Keeps a document that was not made before, with an entry in the log. */
async function keep(
  scope: Scope,
  { distributor, database, actor, request }: OpenedRequest,
  {
    code,
    format,
    savedAt,
    dueCents,
    sha256,
  }: { code: string; format: DocumentFormat; savedAt: string; dueCents: number | null; sha256: string },
): Promise<void> {
  if (await createDocumentRepository(database, distributor.id).isMade(code, format)) return;
  const at = scope.now().toISOString();
  const already = new DomainError("STALE_VERSION", { entity: "document", id: code });
  const row = {
    ...{ distributorId: distributor.id, code, format, requestId: request.id, version: request.version },
    ...{
      type: request.type,
      requestCode: request.code,
      savedAt,
      sha256,
      createdBy: actor.userId,
      createdAt: at,
    },
    totalCents: dueCents,
  };
  try {
    await database.writeBatch([
      ...keepDocument(row, () => already),
      audit(scope, distributor.id, {
        ...{ event: "request.document-made", entity: "request", entityId: request.id, at },
        changes: {
          documentFormat: { from: null, to: format.toUpperCase() },
          version: { from: null, to: request.version },
        },
      }),
    ]);
  } catch (error) {
    // Somebody has made the same document at this moment.
    if (error !== already) throw error;
  }
}
