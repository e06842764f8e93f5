import { and, asc, count, desc, eq, gt, isNotNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { ChangeSet, ChangeSetRow } from "#domain/change-sets/change-set.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { changeSet, changeSetRow } from "#worker/db/schema/bulk.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { type OpenChange, toChangeSet, toChangeSetRow, toOpenChange } from "./change-set-rows.ts";

/** Change sets, and rows of one, on a page of their lists.
 *  @source spec, lists of bulk changes */
export const CHANGE_SET_PAGE_SIZE = 10;
const CHANGE_ROW_PAGE_SIZE = 50;

export interface ChangeSetPage {
  items: ChangeSet[];
  totalItems: number;
}

export interface ChangeRowPage {
  items: ChangeSetRow[];
  totalItems: number;
}

/** Repository of one distributor's change sets. */
export function createChangeSetRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(changeSet.distributorId, distributorId);
  const rowsOf = (id: string) =>
    and(eq(changeSetRow.distributorId, distributorId), eq(changeSetRow.changeSetId, id));
  const ofProduct = and(
    eq(product.distributorId, changeSetRow.distributorId),
    eq(product.id, changeSetRow.productId),
  );
  const countOf = (condition: string) =>
    sql<number>`(select count(*) from change_set_row as row where row.distributor_id = ${distributorId}
      and row.change_set_id = ${changeSet.id} and ${sql.raw(condition)})`;
  const columns = {
    set: changeSet,
    pending: countOf("row.version < 0"),
    refused: countOf("row.version = 0"),
  };

  async function find(id: string): Promise<ChangeSet> {
    const [[row]] = await database.readBatch([
      orm
        .select(columns)
        .from(changeSet)
        .where(and(own, eq(changeSet.id, id))),
    ]);
    if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "changeSet", id });
    return toChangeSet(row);
  }

  async function listOpen(
    id: string,
    condition: ReturnType<typeof and>,
    limit: number,
  ): Promise<OpenChange[]> {
    const [rows] = await database.readBatch([
      orm
        .select({ row: changeSetRow, product })
        .from(changeSetRow)
        .leftJoin(product, ofProduct)
        .where(and(rowsOf(id), condition))
        .orderBy(asc(changeSetRow.productId))
        .limit(limit),
    ]);
    return rows.map(toOpenChange);
  }

  return {
    /** Lists a page of all change sets, newest first. */
    async listChangeSets(page: number, pageSize: number): Promise<ChangeSetPage> {
      const [rows, [counted]] = await database.readBatch([
        orm
          .select(columns)
          .from(changeSet)
          .where(own)
          .orderBy(desc(changeSet.createdAt), desc(changeSet.id))
          .limit(pageSize)
          .offset((page - 1) * pageSize),
        orm.select({ total: count() }).from(changeSet).where(own),
      ]);
      return { items: rows.map(toChangeSet), totalItems: counted?.total ?? 0 };
    },

    /** @throws DomainError NOT_FOUND */
    getChangeSet: find,

    /** Lists a page of a change set's products.
     *  @throws DomainError NOT_FOUND */
    async listRows(id: string, page: number): Promise<ChangeRowPage> {
      const [[set], rows, [counted]] = await database.readBatch([
        orm
          .select({ state: changeSet.state })
          .from(changeSet)
          .where(and(own, eq(changeSet.id, id))),
        orm
          .select({
            row: changeSetRow,
            productCode: product.productCode,
            name: product.name,
            type: product.type,
          })
          .from(changeSetRow)
          .leftJoin(product, ofProduct)
          .where(rowsOf(id))
          .orderBy(asc(changeSetRow.productId))
          .limit(CHANGE_ROW_PAGE_SIZE)
          .offset((page - 1) * CHANGE_ROW_PAGE_SIZE),
        orm.select({ total: count() }).from(changeSetRow).where(rowsOf(id)),
      ]);
      if (set === undefined) throw new DomainError("NOT_FOUND", { entity: "changeSet", id });
      return {
        items: rows.map((row) => toChangeSetRow(row, set.state === "undone")),
        totalItems: counted?.total ?? 0,
      };
    },

    /** Pending rows, with their products as they are now. */
    listPending: (id: string, limit: number) => listOpen(id, lt(changeSetRow.version, 0), limit),

    /** Applied rows that are not undone yet, after a product. */
    listMade: (id: string, after: string, limit: number) =>
      listOpen(
        id,
        and(gt(changeSetRow.version, 0), eq(changeSetRow.undone, false), gt(changeSetRow.productId, after)),
        limit,
      ),

    /** Finds the products with these codes. */
    async findCodes(codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (codes.length === 0) return new Map();
      const [rows] = await database.readBatch([
        orm
          .select({ code: product.productCode, id: product.id })
          .from(product)
          .where(
            and(
              eq(product.distributorId, distributorId),
              sql`${product.productCode} in (select value from json_each(${JSON.stringify(codes)}))`,
            ),
          ),
      ]);
      return new Map(rows.map(({ code, id }) => [code, id]));
    },

    /** Lists change sets to work on: due ones, and those begun and not completed. */
    async listDue(now: string, { begunBefore, limit }: { begunBefore: string; limit: number }) {
      const [rows] = await database.readBatch([
        orm
          .select({ id: changeSet.id, state: changeSet.state })
          .from(changeSet)
          .where(
            and(
              own,
              or(
                and(eq(changeSet.state, "scheduled"), lte(changeSet.scheduledAt, now)),
                and(
                  eq(changeSet.state, "applying"),
                  // Imports write their own rows, and are continued by their own job.
                  ne(changeSet.kind, "import"),
                  lte(sql`coalesce(${changeSet.scheduledAt}, ${changeSet.createdAt})`, begunBefore),
                ),
                and(
                  eq(changeSet.state, "applied"),
                  isNotNull(changeSet.undoneAt),
                  lte(changeSet.undoneAt, begunBefore),
                ),
              ),
            ),
          )
          .orderBy(asc(changeSet.createdAt))
          .limit(limit),
      ]);
      return rows;
    },
  };
}
