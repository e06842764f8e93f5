import type { Distributor, UserActor } from "#domain/access/actor.ts";
import type { ShownTag } from "#domain/tags/tag.ts";
import type { Tag } from "#domain/tags/tag-schema.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { changeTags, readTagsFor, type TagChange } from "../tags/tag-record.ts";
import { openFor } from "./open-request.ts";
import { newsOfRequest } from "./save-version.ts";

/** Tags on budgets and orders, for the distributor's people only. They are not part of the agreement, so that no status
 *  or expiry ends them.
 *  @source spec, distributor's own CRM; tag groups */
export function createRequestTags(scope: Scope) {
  const open = async (requestId: string) => {
    const opened = await openFor(scope, requestId, "tag");
    const { distributor, database, request } = opened;
    return { ...opened, record: { distributor, database, parentType: request.type, parentId: requestId } };
  };
  return {
    /** Reads all tags of a request's type; those on it say what ties them to it.
     *  @throws DomainError NOT_FOUND, ACCESS_DENIED, REQUEST_DELETED */
    list: async (requestId: string): Promise<Tag[]> => readTagsFor((await open(requestId)).record),

    /** Puts tags on a request, and takes others off.
     *  @throws DomainError NOT_FOUND, also for a tag of another kind; ACCESS_DENIED, REQUEST_DELETED, INVALID_BODY
     *    (TOO_MANY) */
    async change(requestId: string, change: TagChange): Promise<ShownTag[]> {
      const { distributor, request, record } = await open(requestId);
      const tags = await changeTags(scope, record, change, (names, at) => [
        audit(scope, distributor.id, {
          ...{ event: "request.tagged", entity: "request", entityId: requestId, at },
          changes: { tags: names },
        }),
        ...newsOfRequest(distributor.id, request, at),
      ]);
      publishSoon(scope);
      return tags;
    },
  };
}

/** Whether a person sees the tags of requests: the distributor's own, where it has a CRM. */
export function seesTags(actor: UserActor, distributor: Distributor): boolean {
  return actor.type !== "integrator" && distributor.actions.distributorCRM === true;
}

/** A request with its tags, as far as the person sees them. */
export function knownTags<Row extends { tags: readonly ShownTag[] }>(
  row: Row,
  actor: UserActor,
  distributor: Distributor,
): Row {
  return seesTags(actor, distributor) ? row : { ...row, tags: [] };
}
