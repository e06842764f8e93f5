import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { holdsPermission } from "#domain/access/held-permissions.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { isReordered } from "#domain/offers/entry-order.ts";
import { describeChanges } from "#domain/records/describe-changes.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { TAG_MANAGERS, TAG_PARENTS, type TagParent } from "#domain/tags/tag.ts";
import type { Tag, TagInput, TagListQuery, TagUpdate } from "#domain/tags/tag-schema.ts";
import { getTag, tagsOf } from "#worker/repositories/tags/tag-repository.ts";
import { deleteTag, insertTag, orderTags, updateTag } from "#worker/repositories/tags/tag-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { toSearchText } from "#worker/services/shared/search-text.ts";
import { audit } from "../audit/audit.ts";

/** Permission to manage tags of a kind; each use case asks for the one of its kind. */
export const manageTagsAccess: AccessRule = PAGES.TagSettings.access;

/** Use cases of a distributor's tags of companies, budgets and orders. Each saves in one batch, with assertions and the
 *  audit row.
 *  @throws DomainError NOT_FOUND for tags of a kind that the person does not manage */
export function createTags(scope: Scope) {
  function open(parentType: TagParent | null) {
    const { distributor, database, actor } = authoriseUser(scope, manageTagsAccess);
    if (parentType !== null && !mayManage(actor, distributor, parentType)) {
      throw new DomainError("NOT_FOUND", { entity: "tag", id: parentType });
    }
    return { distributor, database, actor, at: scope.now().toISOString() };
  }

  async function list({ parentType, search }: TagListQuery): Promise<Tag[]> {
    const { distributor, database } = open(parentType);
    const text = search === "" ? null : toSearchText(search);
    const [tags] = await database.readBatch([
      tagsOf(database, distributor.id, { parentType, search: text, parentId: null }),
    ]);
    return tags;
  }

  /** @throws DomainError NOT_FOUND */
  async function get(id: string): Promise<Tag> {
    const { distributor, database, actor } = open(null);
    const tag = await getTag(database, distributor.id, id);
    if (!mayManage(actor, distributor, tag.parentType))
      throw new DomainError("NOT_FOUND", { entity: "tag", id });
    return tag;
  }

  return {
    /** Kinds whose tags the person manages. */
    kinds(): TagParent[] {
      const { actor, distributor } = open(null);
      return TAG_PARENTS.filter((parentType) => mayManage(actor, distributor, parentType));
    },

    /** Lists the tags of a kind, in order. */
    list,
    get,

    /** Creates a tag, as the last of its kind.
     *  @throws DomainError NAME_TAKEN, INVALID_BODY (TOO_MANY) */
    async create(input: TagInput): Promise<Tag> {
      const { distributor, database, at } = open(input.parentType);
      const id = scope.newId("tag");
      await database.writeBatch([
        ...insertTag(distributor.id, { id, input, at }),
        audit(scope, distributor.id, {
          ...{ event: "tag.created", entity: "tag", entityId: id, at },
          changes: {
            ...describeChanges(FIELDS, null, input),
            parentType: { from: null, to: input.parentType },
          },
        }),
      ]);
      return get(id);
    },

    /** Replaces a tag in the version that the edit began with.
     *  @throws DomainError NOT_FOUND, STALE_VERSION, NAME_TAKEN */
    async update(id: string, input: TagUpdate): Promise<Tag> {
      const { distributor, database, at } = open(null);
      const before = await get(id);
      await database.writeBatch([
        ...updateTag(distributor.id, before, { ...input, at }),
        audit(scope, distributor.id, {
          ...{ event: "tag.updated", entity: "tag", entityId: id, at },
          changes: {
            ...describeChanges(FIELDS, before, input),
            name: { from: before.name, to: input.name },
          },
        }),
      ]);
      return get(id);
    },

    /** Deletes a tag, also from all that it is on.
     *  @throws DomainError NOT_FOUND */
    async remove(id: string): Promise<void> {
      const { distributor, database, at } = open(null);
      const { name, parentType } = await get(id);
      await database.writeBatch([
        ...deleteTag(distributor.id, id),
        audit(scope, distributor.id, {
          ...{ event: "tag.deleted", entity: "tag", entityId: id, at },
          changes: { name: { from: name, to: null }, parentType: { from: parentType, to: null } },
        }),
      ]);
    },

    /** Reorders the tags of a kind, if their order is still the one that was read.
     *  @throws DomainError INVALID_BODY (NOT_THE_SAME) for missing or unknown tags; STALE_VERSION */
    async reorder(order: { parentType: TagParent; before: string[]; after: string[] }): Promise<Tag[]> {
      const { distributor, database, at } = open(order.parentType);
      if (!isReordered(order.before, order.after)) {
        const issue = { field: "after", code: "NOT_THE_SAME", message: "expected the ids of `before`" };
        throw new DomainError("INVALID_BODY", { issues: [issue] });
      }
      const query = { parentType: order.parentType, search: "" };
      const names = new Map((await list(query)).map(({ id, name }) => [id, name]));
      const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id).join(", ");
      await database.writeBatch([
        ...orderTags(distributor.id, order),
        audit(scope, distributor.id, {
          ...{ event: "tag.reordered", entity: "tag", entityId: "", at },
          changes: { order: { from: named(order.before), to: named(order.after) } },
        }),
      ]);
      return list(query);
    },
  };
}

const FIELDS = ["name", "color"] as const;

function mayManage(actor: UserActor, distributor: Distributor, parentType: TagParent): boolean {
  return holdsPermission(actor, distributor, TAG_MANAGERS[parentType]);
}
