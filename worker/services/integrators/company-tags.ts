import { COMPANY_TAGS_ACCESS, type ShownTag } from "#domain/tags/tag.ts";
import type { Tag } from "#domain/tags/tag-schema.ts";
import { assertIntegrator } from "#worker/repositories/integrators/integrator-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { audit } from "../audit/audit.ts";
import { changeTags, readTagsFor, type TagChange } from "../tags/tag-record.ts";

/** Tags on companies, for the distributor's people only.
 *  @source spec, distributor's own CRM; tag groups */
export function createCompanyTags(scope: Scope) {
  const open = async (integratorId: string) => {
    const { distributor, database } = authoriseUser(scope, COMPANY_TAGS_ACCESS);
    await assertIntegrator(database, distributor.id, integratorId);
    return { distributor, database, parentType: "company", parentId: integratorId } as const;
  };
  return {
    /** Reads all tags of companies; those on this one say what ties them to it.
     *  @throws DomainError NOT_FOUND */
    list: async (integratorId: string): Promise<Tag[]> => readTagsFor(await open(integratorId)),

    /** Puts tags on a company, and takes others off.
     *  @throws DomainError NOT_FOUND, also for a tag of another kind; INVALID_BODY (TOO_MANY) */
    async change(integratorId: string, change: TagChange): Promise<ShownTag[]> {
      const record = await open(integratorId);
      return changeTags(scope, record, change, (names, at) => [
        audit(scope, record.distributor.id, {
          ...{ event: "integrator.tagged", entity: "integrator", entityId: integratorId, at },
          changes: { tags: names },
        }),
      ]);
    },
  };
}
