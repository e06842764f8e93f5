import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ShownTag, TagParent } from "#domain/tags/tag.ts";
import type { Tag } from "#domain/tags/tag-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import type { SearchText } from "../search/search-queries.ts";

/** Query for the tags of a kind, in order.
 *  @param of.search - part of a name; null for all
 *  @param of.parentId - a record, whose tags say what ties them to it; null for none */
export function tagsOf(
  database: Database,
  distributorId: string,
  {
    parentType,
    search,
    parentId,
  }: { parentType: TagParent; search: SearchText | null; parentId: string | null },
) {
  const named = search === null ? sql`1` : sql`tag.name glob ${search.pattern}`;
  return tagsWhere(database, distributorId, sql`tag.parent_type = ${parentType} and ${named}`, parentId);
}

/** Reads a tag.
 *  @throws DomainError NOT_FOUND */
export async function getTag(database: Database, distributorId: string, id: string): Promise<Tag> {
  const [[tag]] = await database.readBatch([tagsWhere(database, distributorId, sql`tag.id = ${id}`, null)]);
  if (tag === undefined) throw new DomainError("NOT_FOUND", { entity: "tag", id });
  return tag;
}

function tagsWhere({ orm }: Database, distributorId: string, which: SQL, parentId: string | null) {
  return orm.all<Tag>(sql`select tag.id, tag.name, tag.color, tag."order", tag.distributor_id as distributor,
      tag.parent_type as parentType, tag.version, tag.created_at as createdAt, tag.updated_at as updatedAt,
      (select tag_item.id from tag_item where tag_item.distributor_id = tag.distributor_id
        and tag_item.parent_id = ${parentId} and tag_item.tag_id = tag.id) as tagItemId,
      (select count(*) from tag_item where tag_item.distributor_id = tag.distributor_id
        and tag_item.tag_id = tag.id) as uses
    from tag where tag.distributor_id = ${distributorId} and ${which} order by tag."order", tag.id`);
}

/** Query for the names of the tags of a kind, in order. */
export function tagNames({ orm }: Database, distributorId: string, parentType: TagParent) {
  return orm.all<{ id: string; name: string }>(sql`select tag.id, tag.name from tag
    where tag.distributor_id = ${distributorId} and tag.parent_type = ${parentType} order by tag."order", tag.id`);
}

/** The tags on the record of an outer row, in order: those of its kind.
 *  @param parentId - id of the record
 *  @param parentType - its kind */
export function tagsOn(parentId: SQLiteColumn, parentType: SQLiteColumn): SQL<ShownTag[]> {
  return sql`(select json_group_array(json_object('id', tag.id, 'name', tag.name, 'color', tag.color,
      'tagItemId', tag_item.id, 'order', tag."order"))
    from tag_item cross join tag on tag.distributor_id = tag_item.distributor_id and tag.id = tag_item.tag_id
    where tag_item.distributor_id = ${parentId.table}.distributor_id and tag_item.parent_id = ${parentId}
      and tag.parent_type = ${parentType})`.mapWith(readTags);
}

function readTags(text: string): ShownTag[] {
  const tags = JSON.parse(text) as (ShownTag & { order: number })[];
  return tags.sort((one, other) => one.order - other.order).map(({ order: _order, ...tag }) => tag);
}
