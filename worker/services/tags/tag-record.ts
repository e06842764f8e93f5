import type { Distributor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { ShownTag, TagParent } from "#domain/tags/tag.ts";
import type { Tag } from "#domain/tags/tag-schema.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { tagsOf } from "#worker/repositories/tags/tag-repository.ts";
import { changeTagsOn } from "#worker/repositories/tags/tag-statements.ts";
import type { Scope } from "#worker/scope.ts";

/** A company, a budget or an order whose tags the person may change. */
export interface TaggedRecord {
  distributor: Distributor;
  database: Database;
  parentType: TagParent;
  parentId: string;
}

/** Tags to put on a record, and to take off it, by id. */
export interface TagChange {
  add: readonly string[];
  remove: readonly string[];
}

/** Reads all tags of a record's kind, in order; those on it say what ties them to it. */
export async function readTagsFor({ database, distributor, ...record }: TaggedRecord): Promise<Tag[]> {
  const [tags] = await database.readBatch([tagsOf(database, distributor.id, { ...record, search: null })]);
  return tags;
}

/** Puts tags on a record and takes others off, in one batch. What it is like already stays.
 *  @param news - the rest of the batch, from the names of the tags before and after
 *  @returns the tags on the record afterwards
 *  @throws DomainError NOT_FOUND for a tag that is not of the record's kind, INVALID_BODY (TOO_MANY) */
export async function changeTags(
  scope: Scope,
  record: TaggedRecord,
  { add, remove }: TagChange,
  news: (tags: { from: string | null; to: string | null }, at: string) => readonly WriteStatement[],
): Promise<ShownTag[]> {
  const { distributor, database } = record;
  const before = await readTagsFor(record);
  const unknown = add.find((id) => !before.some((tag) => tag.id === id));
  if (unknown !== undefined) throw new DomainError("NOT_FOUND", { entity: "tag", id: unknown });
  const added = before.filter(({ id, tagItemId }) => add.includes(id) && tagItemId === null);
  const removed = before.filter(({ id, tagItemId }) => remove.includes(id) && tagItemId !== null);
  if (added.length + removed.length === 0) return shownTags(before);
  const at = scope.now().toISOString();
  const after = before.filter(
    (tag) => added.includes(tag) || (tag.tagItemId !== null && !removed.includes(tag)),
  );
  await database.writeBatch([
    ...changeTagsOn(distributor.id, record, {
      add: added.map(({ id }) => ({ tagId: id, itemId: scope.newId("tgi") })),
      remove: removed.map(({ id }) => id),
      at,
    }),
    ...news({ from: namesOf(before.filter(({ tagItemId }) => tagItemId !== null)), to: namesOf(after) }, at),
  ]);
  return shownTags(await readTagsFor(record));
}

/** The tags on a record. */
function shownTags(tags: readonly Tag[]): ShownTag[] {
  return tags.flatMap(({ id, name, color, tagItemId }) =>
    tagItemId === null ? [] : [{ id, name, color, tagItemId }],
  );
}

function namesOf(tags: readonly { name: string }[]): string | null {
  return tags.length === 0 ? null : tags.map(({ name }) => name).join(", ");
}
