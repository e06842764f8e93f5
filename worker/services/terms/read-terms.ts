import { SIGNED_IN } from "#domain/access/may-access.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { TermsKind } from "#domain/terms/terms-kinds.ts";
import type { PublishedTerms } from "#domain/terms/terms-schema.ts";
import { createTermsRepository } from "#worker/repositories/terms/terms-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { authoriseUser, tenantOf } from "#worker/services/shared/authorise.ts";

/** Permission to download the terms: everybody who is signed in. */
export const downloadTermsAccess = SIGNED_IN;

/** Reads the terms of a kind that are in force: of use, if none is named.
 *  @throws DomainError NOT_FOUND if the distributor has none */
export function createReadTerms(scope: Scope) {
  return async function readTerms(kind: TermsKind = "general"): Promise<PublishedTerms> {
    return activeTerms(tenantOf(scope), kind);
  };
}

/** Downloads the terms of use as a text file.
 *  @throws DomainError NOT_FOUND */
export function createDownloadTerms(scope: Scope) {
  return async function downloadTerms(): Promise<{ fileName: string; text: string }> {
    const tenant = authoriseUser(scope, downloadTermsAccess);
    const { version, title, body, createdAt } = await activeTerms(tenant, "general");
    const day = createdAt.slice(0, 10).split("-").reverse().join("/");
    return {
      fileName: `termos-de-uso-v${String(version)}.txt`,
      text: `${title}\nVersão ${String(version)}, de ${day}\n\n${body}\n`,
    };
  };
}

async function activeTerms({ distributor, database }: Tenant, kind: TermsKind): Promise<PublishedTerms> {
  const terms = await createTermsRepository(database, distributor.id).findActiveTerms(kind);
  if (terms === null) throw new DomainError("NOT_FOUND", { entity: "terms", id: kind });
  return terms;
}
