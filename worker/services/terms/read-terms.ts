import { SIGNED_IN } from "#domain/access/may-access.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createTermsRepository, type TermsDocument } from "#worker/repositories/terms/terms-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { authoriseUser, tenantOf } from "#worker/services/shared/authorise.ts";

/** Permission to download the terms: everybody who is signed in. */
export const downloadTermsAccess = SIGNED_IN;

/** Reads the terms of use in force.
 *  @throws DomainError NOT_FOUND if the distributor has none */
export function createReadTerms(scope: Scope) {
  return async function readTerms(): Promise<TermsDocument> {
    return activeTerms(tenantOf(scope));
  };
}

/** Downloads the terms of use as a text file.
 *  @throws DomainError NOT_FOUND */
export function createDownloadTerms(scope: Scope) {
  return async function downloadTerms(): Promise<{ fileName: string; text: string }> {
    const { version, title, body, createdAt } = await activeTerms(authoriseUser(scope, downloadTermsAccess));
    const day = createdAt.slice(0, 10).split("-").reverse().join("/");
    return {
      fileName: `termos-de-uso-v${String(version)}.txt`,
      text: `${title}\nVersão ${String(version)}, de ${day}\n\n${body}\n`,
    };
  };
}

async function activeTerms({ distributor, database }: Tenant): Promise<TermsDocument> {
  const terms = await createTermsRepository(database, distributor.id).findActiveTerms();
  if (terms === null) throw new DomainError("NOT_FOUND", { entity: "terms", id: "general" });
  return terms;
}
