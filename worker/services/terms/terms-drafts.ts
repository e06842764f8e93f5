import type { AccessRule } from "#domain/access/may-access.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { TermsKind } from "#domain/terms/terms-kinds.ts";
import type {
  TermsDraft,
  TermsDraftInput,
  TermsDraftUpdate,
  TermsList,
  TermsVersion,
} from "#domain/terms/terms-schema.ts";
import { createTermsRepository } from "#worker/repositories/terms/terms-repository.ts";
import {
  deleteDraft,
  insertDraft,
  publishDraft,
  updateDraft,
  withdrawTerms,
} from "#worker/repositories/terms/terms-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to write and publish terms. */
export const termsSettingsAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ["configuration.termsOfService"],
};

/** Terms of use and of payment, for the people who write them: drafts, and the versions made of them. */
export function createTermsDrafts(scope: Scope) {
  function open() {
    const tenant = authoriseUser(scope, termsSettingsAccess);
    return { ...tenant, terms: createTermsRepository(tenant.database, tenant.distributor.id) };
  }

  return {
    /** Lists drafts and versions of a kind, newest first. */
    async list(kind: TermsKind): Promise<TermsList> {
      return open().terms.listTerms(kind);
    },

    /** @throws DomainError NOT_FOUND, also for what was published */
    async get(id: string): Promise<TermsDraft> {
      return open().terms.getDraft(id);
    },

    /** Reads a published version, in force or not.
     *  @throws DomainError NOT_FOUND */
    async getVersion(id: string): Promise<TermsVersion> {
      return open().terms.getVersion(id);
    },

    async create(input: TermsDraftInput): Promise<TermsDraft> {
      const { distributor, database, terms } = open();
      const id = scope.newId("trm");
      await database.writeBatch([
        insertDraft(distributor.id, { id, input, at: scope.now().toISOString() }),
        audit(scope, distributor.id, {
          ...{ event: "terms.drafted", entity: "termsDocument", entityId: id },
          changes: { termsKind: { from: null, to: input.kind }, name: { from: null, to: input.title } },
        }),
      ]);
      return terms.getDraft(id);
    },

    /** Replaces a draft in the version that the edit began with.
     *  @throws DomainError NOT_FOUND, STALE_VERSION */
    async update(id: string, { version, ...input }: TermsDraftUpdate): Promise<TermsDraft> {
      const { distributor, database, terms } = open();
      const before = await terms.getDraft(id);
      await database.writeBatch([
        ...updateDraft(distributor.id, { id, version, input, at: scope.now().toISOString() }),
        audit(scope, distributor.id, {
          ...{ event: "terms.draft-updated", entity: "termsDocument", entityId: id },
          changes: { name: { from: before.title, to: input.title } },
        }),
      ]);
      return terms.getDraft(id);
    },

    /** @throws DomainError NOT_FOUND, also for what was published */
    async remove(id: string): Promise<void> {
      const { distributor, database, terms } = open();
      const before = await terms.getDraft(id);
      await database.writeBatch([
        ...deleteDraft(distributor.id, id),
        audit(scope, distributor.id, {
          ...{ event: "terms.draft-deleted", entity: "termsDocument", entityId: id },
          changes: { name: { from: before.title, to: null } },
        }),
      ]);
    },

    /** Makes of a draft the version that holds from now on. The one before stays readable.
     *  @throws DomainError NOT_FOUND, STALE_VERSION */
    async publish(id: string, version: number): Promise<TermsVersion> {
      const { distributor, database, terms } = open();
      const draft = await terms.getDraft(id);
      if (draft.version !== version) throw new DomainError("STALE_VERSION", { entity: "termsDraft", id });
      const at = scope.now().toISOString();
      await database.writeBatch([
        ...publishDraft(distributor.id, draft, at),
        audit(scope, distributor.id, {
          ...{ event: "terms.published", entity: "termsDocument", entityId: id, at },
          changes: { termsKind: { from: null, to: draft.kind }, name: { from: null, to: draft.title } },
        }),
      ]);
      return terms.getVersion(id);
    },

    /** Ends a version in force without another in its place.
     *  @throws DomainError NOT_FOUND; STALE_VERSION for a version that does not hold */
    async withdraw(id: string): Promise<TermsVersion> {
      const { distributor, database, terms } = open();
      const { title } = await terms.getVersion(id);
      await database.writeBatch([
        ...withdrawTerms(distributor.id, id),
        audit(scope, distributor.id, {
          ...{ event: "terms.withdrawn", entity: "termsDocument", entityId: id },
          changes: { name: { from: null, to: title } },
        }),
      ]);
      return terms.getVersion(id);
    },
  };
}
