import { parseDocumentCode } from "#domain/documents/document-code.ts";
import type { VerifiedDocument } from "#domain/documents/verified-document-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createDocumentRepository } from "#worker/repositories/documents/document-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";

/** Tells whether a code is that of a document of this distributor, or of what somebody has answered by a link, for
 *  everybody: what it is of, and whether it is still the newest version; nothing about people.
 *  @throws DomainError NOT_FOUND for a code of no document, or of another distributor's */
export function createVerifyDocument(scope: Scope) {
  return async function verifyDocument(typed: string): Promise<VerifiedDocument> {
    const { distributor, database } = tenantOf(scope);
    const code = parseDocumentCode(typed);
    if (code === null) throw new DomainError("NOT_FOUND", { entity: "document", id: "" });
    const documents = createDocumentRepository(database, distributor.id);
    const files = await documents.listByCode(code);
    const shown = files[0] ?? (await documents.findShown(code));
    if (shown === null) throw new DomainError("NOT_FOUND", { entity: "document", id: "" });
    const { requestCode, version, savedAt, totalCents, newestVersion, deletedAt } = shown;
    return {
      ...{ code, distributorName: distributor.name, type: files[0]?.type ?? "budget" },
      ...{ requestCode, version, savedAt, totalCents },
      state: deletedAt !== null ? "deleted" : version === newestVersion ? "newest" : "replaced",
      files: files.map(({ format, sha256 }) => ({ format, sha256 })),
    };
  };
}
