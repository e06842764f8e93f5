import { sql } from "drizzle-orm";
import { MAX_TAGS, MAX_TAGS_ON, type TagParent } from "#domain/tags/tag.ts";
import type { TagInput, TagUpdate } from "#domain/tags/tag-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { deleteRow, insertRow, updateRow, updateVersion } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { tag } from "#worker/db/schema/tags.ts";

/** Inserts a tag as the last of its kind.
 *  @throws DomainError NAME_TAKEN, INVALID_BODY (TOO_MANY), by the batch */
export function insertTag(
  distributorId: string,
  { id, input, at }: { id: string; input: TagInput; at: string },
): WriteStatement[] {
  const { parentType } = input;
  const ofKind = sql`from tag as other where other.distributor_id = ${distributorId}
    and other.parent_type = ${parentType}`;
  return [
    assertNameFree(distributorId, { id, parentType, name: input.name }),
    assertHolds("ALREADY_DONE", sql`(select count(*) ${ofKind}) < ${MAX_TAGS}`, () =>
      tooMany("name", MAX_TAGS),
    ),
    insertRow(tag, {
      ...{ distributorId, id, ...input, createdAt: at, updatedAt: at },
      order: sql<number>`(select coalesce(max(other."order"), 0) + 1 ${ofKind})`,
    }),
  ];
}

/** Replaces a tag in the version that the edit began with.
 *  @throws DomainError STALE_VERSION, NAME_TAKEN, by the batch */
export function updateTag(
  distributorId: string,
  { id, parentType }: { id: string; parentType: TagParent },
  { name, color, version, at }: TagUpdate & { at: string },
): WriteStatement[] {
  return [
    ...updateVersion(tag, { distributorId, id, version }, { name, color, updatedAt: at }, "tag"),
    assertNameFree(distributorId, { id, parentType, name }),
  ];
}

/** Deletes a tag, also from all records that it is on.
 *  @throws DomainError NOT_FOUND, by the batch */
export function deleteTag(distributorId: string, id: string): WriteStatement[] {
  return [
    { query: sql`delete from tag_item where distributor_id = ${distributorId} and tag_id = ${id}` },
    deleteRow(tag, { distributorId, id }),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "tag", id })),
  ];
}

/** Reorders the tags of a kind, if their order is still the one that was read.
 *  @throws DomainError STALE_VERSION, by the batch */
export function orderTags(
  distributorId: string,
  { parentType, before, after }: { parentType: TagParent; before: string[]; after: string[] },
): WriteStatement[] {
  return [
    assertHolds(
      "STALE_VERSION",
      sql`(select json_group_array(id) from (select id from tag where distributor_id = ${distributorId}
        and parent_type = ${parentType} order by "order", id)) = ${JSON.stringify(before)}`,
      () => new DomainError("STALE_VERSION", { entity: "tag", id: distributorId }),
    ),
    updateRow(
      tag,
      { distributorId, parentType },
      {
        order: sql`(select placed.key + 1 from json_each(${JSON.stringify(after)}) as placed
          where placed.value = ${tag}.id)`,
      },
    ),
  ];
}

/** Puts tags on a record, and takes others off. One that is on it already stays as it is.
 *  @param change.add - tags of the record's kind, each with the id of what will tie it to the record
 *  @throws DomainError NOT_FOUND for one that is gone meanwhile, INVALID_BODY (TOO_MANY), by the batch */
export function changeTagsOn(
  distributorId: string,
  { parentType, parentId }: { parentType: TagParent; parentId: string },
  {
    add,
    remove,
    at,
  }: { add: readonly { tagId: string; itemId: string }[]; remove: readonly string[]; at: string },
): WriteStatement[] {
  const ids = add.map(({ tagId }) => tagId);
  const on = sql`distributor_id = ${distributorId} and parent_id = ${parentId}`;
  const statements: WriteStatement[] = [];
  if (remove.length > 0) {
    statements.push({ query: sql`delete from tag_item where ${on} and tag_id in ${eachOf(remove)}` });
  }
  if (add.length > 0) {
    statements.push(
      {
        query: sql`insert into tag_item (distributor_id, id, tag_id, parent_id, created_at)
          select ${distributorId}, added.value ->> '$.itemId', tag.id, ${parentId}, ${at}
          from json_each(${JSON.stringify(add)}) as added
          join tag on tag.distributor_id = ${distributorId} and tag.id = added.value ->> '$.tagId'
            and tag.parent_type = ${parentType}
          where true on conflict do nothing`,
      },
      assertHolds(
        "ALREADY_DONE",
        sql`(select count(*) from tag_item where ${on} and tag_id in ${eachOf(ids)}) = ${ids.length}`,
        () => new DomainError("NOT_FOUND", { entity: "tag", id: ids.join() }),
      ),
      assertHolds(
        "ALREADY_DONE",
        sql`(select count(*) from tag_item
          join tag on tag.distributor_id = tag_item.distributor_id and tag.id = tag_item.tag_id
          where tag_item.distributor_id = ${distributorId} and tag_item.parent_id = ${parentId}
            and tag.parent_type = ${parentType}) <= ${MAX_TAGS_ON}`,
        () => tooMany("tags", MAX_TAGS_ON),
      ),
    );
  }
  return statements;
}

/** Gives an order the tags of orders that are named as those that it had as a budget, which it loses. */
export function turnTags(distributorId: string, requestId: string, at: string): WriteStatement[] {
  return [
    {
      query: sql`insert into tag_item (distributor_id, id, tag_id, parent_id, created_at)
        select ${distributorId}, item.id, twin.id, ${requestId}, ${at} from tag_item as item
        join tag as had on had.distributor_id = ${distributorId} and had.id = item.tag_id and had.parent_type = 'budget'
        join tag as twin on twin.distributor_id = ${distributorId} and twin.parent_type = 'order'
          and twin.name = had.name collate nocase
        where item.distributor_id = ${distributorId} and item.parent_id = ${requestId}
        on conflict do nothing`,
    },
    {
      query: sql`delete from tag_item where distributor_id = ${distributorId} and parent_id = ${requestId}
        and tag_id in (select id from tag where distributor_id = ${distributorId} and parent_type = 'budget')`,
    },
  ];
}

function assertNameFree(
  distributorId: string,
  { id, parentType, name }: { id: string; parentType: TagParent; name: string },
): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`not exists (select 1 from tag where distributor_id = ${distributorId} and parent_type = ${parentType}
      and id <> ${id} and name = ${name} collate nocase)`,
    () => new DomainError("NAME_TAKEN", { entity: "tag", name }),
  );
}

function tooMany(field: string, limit: number): DomainError {
  return new DomainError("INVALID_BODY", {
    issues: [{ field, code: "TOO_MANY", message: `at most ${String(limit)}` }],
  });
}
