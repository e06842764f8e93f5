import { type SQL, sql } from "drizzle-orm";
import type { StoredEntry } from "#domain/offers/offer-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import type { OfferColumns, OfferRows, OfferTable } from "./offer-statements.ts";

/** A row as SQLite gives it. */
export type OfferRow = Readonly<Record<string, unknown>>;

/** What sets one list of offers apart from the others. */
export interface OfferKind<
  Input extends object,
  Item extends StoredEntry,
  Rows extends OfferRows = OfferRows,
> {
  table: OfferTable<Rows>;
  idPrefix: string;
  toColumns: (input: Input) => OfferColumns<Rows>;
  toItem: (row: OfferRow) => Item;
  /** Columns besides the table's own, of the row `entry`. */
  extra?: SQL;
  /** What may need an entry, and whether nothing of it does: only then the entry can be deleted. */
  usages?: readonly { usedBy: string; isUnused: (distributorId: string, id: string) => SQL }[];
}

/** What of a list is asked for. */
export interface OfferQuery {
  /** Pattern of GLOB; null for all. */
  pattern: string | null;
  active: boolean | null;
  sort: { column: "name" | "product_code" | "base_price_cents" | "updated_at"; isDescending: boolean };
  page: number;
  pageSize: number;
}

/** The entries of one list of one distributor. */
export function createOfferRepository<Input extends object, Item extends StoredEntry>(
  database: Database,
  distributorId: string,
  { table, toItem, extra }: OfferKind<Input, Item>,
) {
  const { orm } = database;
  const from = table.rows;
  const columns = extra === undefined ? sql`entry.*` : sql`entry.*, ${extra}`;
  const own = sql`entry.distributor_id = ${distributorId}`;
  return {
    /** All entries in the order in which they stand. */
    async listAll(): Promise<Item[]> {
      const [rows] = await database.readBatch([
        orm.all<OfferRow>(
          sql`select ${columns} from ${from} entry where ${own} order by entry.position, entry.id`,
        ),
      ]);
      return rows.map(toItem);
    },

    /** A page of the entries that match. */
    async listPage({
      pattern,
      active,
      sort,
      page,
      pageSize,
    }: OfferQuery): Promise<{ items: Item[]; totalItems: number }> {
      const searched =
        table.unique.column === "product_code"
          ? ["name", "product_code", "description"]
          : ["name", "description"];
      const matches = searched.map((name) => sql`entry.${sql.identifier(name)} glob ${pattern}`);
      const where = sql`${own}
        and ${pattern === null ? sql`1` : sql`(${sql.join(matches, sql` or `)})`}
        and ${active === null ? sql`1` : sql`entry.active = ${Number(active)}`}`;
      const direction = sort.isDescending ? sql`desc` : sql`asc`;
      const [rows, [counted]] = await database.readBatch([
        orm.all<OfferRow>(sql`select ${columns} from ${from} entry where ${where}
          order by entry.${sql.identifier(sort.column)} collate nocase ${direction}, entry.id ${direction}
          limit ${pageSize} offset ${(page - 1) * pageSize}`),
        orm.all<{ total: number }>(sql`select count(*) as total from ${from} entry where ${where}`),
      ]);
      return { items: rows.map(toItem), totalItems: counted?.total ?? 0 };
    },

    /** @throws DomainError NOT_FOUND, also when it is another distributor's */
    async get(id: string): Promise<Item> {
      const [[row]] = await database.readBatch([
        orm.all<OfferRow>(
          sql`select ${columns} from ${from} entry where ${own} and entry.id = ${id} limit 1`,
        ),
      ]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: table.entity, id });
      return toItem(row);
    },
  };
}
