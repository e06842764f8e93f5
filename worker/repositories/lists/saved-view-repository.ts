import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { MAX_LIST_VIEWS } from "#domain/lists/list-views.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateVersion } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { user } from "#worker/db/schema/access.ts";
import { savedView } from "#worker/db/schema/lists.ts";

/** A saved view with what decides who sees and changes it. */
export interface StoredView {
  id: string;
  list: string;
  holder: string;
  name: string;
  query: string;
  ownerId: string;
  ownerName: string;
  version: number;
}

/** Saved views of one distributor. */
export function createSavedViewRepository({ orm, readBatch }: Database, distributorId: string) {
  const rows = () =>
    orm
      .select({
        id: savedView.id,
        list: savedView.list,
        holder: savedView.holder,
        name: savedView.name,
        query: savedView.query,
        ownerId: savedView.ownerId,
        ownerName: sql<string>`coalesce(trim(${user.name} || ' ' || ${user.surname}), '')`,
        version: savedView.version,
      })
      .from(savedView)
      .leftJoin(user, and(eq(user.distributorId, distributorId), eq(user.id, savedView.ownerId)));
  return {
    /** Views of a list that some of the holders have, by name. */
    async listViews(list: string, holders: readonly string[]): Promise<StoredView[]> {
      const [found] = await readBatch([
        rows()
          .where(
            and(
              eq(savedView.distributorId, distributorId),
              eq(savedView.list, list),
              inArray(savedView.holder, [...holders]),
            ),
          )
          .orderBy(asc(sql`${savedView.name} collate nocase`), asc(savedView.id)),
      ]);
      return found;
    },

    /** @throws DomainError NOT_FOUND, also for one that none of the holders has */
    async getView(id: string, holders: readonly string[]): Promise<StoredView> {
      const [found] = await readBatch([
        rows()
          .where(
            and(
              eq(savedView.distributorId, distributorId),
              eq(savedView.id, id),
              inArray(savedView.holder, [...holders]),
            ),
          )
          .limit(1),
      ]);
      const [row] = found;
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "savedView", id });
      return row;
    },
  };
}

/** What a save gives a view. */
interface ViewFields {
  id: string;
  list: string;
  holder: string;
  name: string;
  query: string;
  at: string;
}

/** Inserts a view.
 *  @throws DomainError NAME_TAKEN, INVALID_BODY (TOO_MANY), by the batch */
export function insertView(
  distributorId: string,
  { at, ownerId, ...view }: ViewFields & { ownerId: string },
): WriteStatement[] {
  return [
    ...assertRoom(distributorId, view),
    insertRow(savedView, { ...view, distributorId, ownerId, version: 1, createdAt: at, updatedAt: at }),
  ];
}

/** Replaces a view in the version that was read.
 *  @throws DomainError STALE_VERSION, NAME_TAKEN, INVALID_BODY (TOO_MANY), by the batch */
export function updateView(
  distributorId: string,
  { at, version, ...view }: ViewFields & { version: number },
): WriteStatement[] {
  const { id, holder, name, query } = view;
  return [
    ...assertRoom(distributorId, view),
    ...updateVersion(
      savedView,
      { distributorId, id, version },
      { holder, name, query, updatedAt: at },
      "savedView",
    ),
  ];
}

/** @throws DomainError NOT_FOUND, by the batch */
export function deleteView(distributorId: string, id: string): WriteStatement[] {
  return [
    deleteRow(savedView, { distributorId, id }),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "savedView", id })),
  ];
}

/** Asserts that the holder has no other view of this name in the list, and fewer than the most. */
function assertRoom(
  distributorId: string,
  { id, list, holder, name }: Omit<ViewFields, "at">,
): WriteStatement[] {
  const others = sql`from saved_view where distributor_id = ${distributorId} and list = ${list}
    and holder = ${holder} and id <> ${id}`;
  const issue = { field: "name", code: "TOO_MANY", message: `at most ${String(MAX_LIST_VIEWS)} views` };
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`not exists (select 1 ${others} and name = ${name} collate nocase)`,
      () => new DomainError("NAME_TAKEN", { entity: "savedView", name }),
    ),
    assertHolds(
      "ALREADY_DONE",
      sql`(select count(*) ${others}) < ${MAX_LIST_VIEWS}`,
      () => new DomainError("INVALID_BODY", { issues: [issue] }),
    ),
  ];
}
