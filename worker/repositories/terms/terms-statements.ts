import { sql } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { TermsDraft, TermsDraftInput, TermsText } from "#domain/terms/terms-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateRow, updateVersion } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { termsDocument, termsDraft } from "#worker/db/schema/access.ts";

export function insertDraft(
  distributorId: string,
  { id, input, at }: { id: string; input: TermsDraftInput; at: string },
): WriteStatement {
  return insertRow(termsDraft, { ...input, distributorId, id, createdAt: at, updatedAt: at });
}

/** Replaces a draft in the version that the edit began with.
 *  @throws DomainError STALE_VERSION out of the batch */
export function updateDraft(
  distributorId: string,
  { id, version, input, at }: { id: string; version: number; input: TermsText; at: string },
): WriteStatement[] {
  return updateVersion(termsDraft, { distributorId, id, version }, { ...input, updatedAt: at }, "termsDraft");
}

/** @throws DomainError NOT_FOUND out of the batch */
export function deleteDraft(distributorId: string, id: string): WriteStatement[] {
  return [
    deleteRow(termsDraft, { distributorId, id }),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "termsDraft", id })),
  ];
}

/** Makes the next version of a draft, as it was read, the one that holds.
 *  @throws DomainError STALE_VERSION out of the batch */
export function publishDraft(
  distributorId: string,
  { id, kind, title, body, version }: TermsDraft,
  at: string,
): WriteStatement[] {
  return [
    deleteRow(termsDraft, { distributorId, id, version }),
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "termsDraft", id })),
    updateRow(termsDocument, { distributorId, kind, active: true }, { active: false }),
    insertRow(termsDocument, {
      ...{ distributorId, id, kind, title, body, active: true, createdAt: at },
      version: sql`(select coalesce(max(version), 0) + 1 from terms_document
        where distributor_id = ${distributorId} and kind = ${kind})`,
    }),
  ];
}

/** Ends a version that holds.
 *  @throws DomainError STALE_VERSION out of the batch */
export function withdrawTerms(distributorId: string, id: string): WriteStatement[] {
  return [
    updateRow(termsDocument, { distributorId, id, active: true }, { active: false }),
    assertChanged(
      "STALE_VERSION",
      1,
      () => new DomainError("STALE_VERSION", { entity: "termsDocument", id }),
    ),
  ];
}
