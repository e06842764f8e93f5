import { and, eq, getTableColumns, is, isNull, Param, Placeholder, SQL, sql } from "drizzle-orm";
import type { SQLiteInsertValue, SQLiteTable, SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { DomainError } from "#domain/shared/errors.ts";
import { builder } from "./builder.ts";
import type { Query, WriteStatement } from "./client.ts";
import { assertChanged } from "./save-parts.ts";

/** Columns that say which rows are meant, each with its value; null means rows without one. */
type Key<Table extends SQLiteTable> = {
  [Column in keyof Table["$inferSelect"]]?: Table["$inferSelect"][Column];
};

/** Which version of a record somebody began with. */
interface VersionKey {
  distributorId: string;
  id: string;
  version: number;
}

type Versioned = SQLiteTable & { $inferSelect: VersionKey };

/** A statement's text, with the places of its values. */
interface Written {
  sql: string;
  params: unknown[];
}

/** What the builder wrote by table, and by kind and columns of the statement: the text depends on nothing else. */
const written = new WeakMap<SQLiteTable, Map<string, Written>>();

/** Adds a row. A column that is left out takes its default. */
export function insertRow<Table extends SQLiteTable>(
  table: Table,
  row: SQLiteInsertValue<Table>,
): WriteStatement {
  const query = bind(table, "insert", { row }, (values) =>
    builder.insert(table).values(values["row"] as never),
  );
  return { query };
}

/** What becomes of a row whose key is there already: it stays, or takes some values of the new one. */
type OnConflict<Table extends SQLiteTable> =
  | "keep"
  | {
      key: readonly (keyof Table["$inferSelect"] & string)[];
      takes: readonly (keyof Table["$inferSelect"] & string)[];
      /** What must hold of the row that is there, or it stays; its columns are named with their table. */
      onlyIf?: SQL;
    };

/** Adds a row, or changes the one that has its key; whether either happened is for `assertChanged` to say. */
export function upsertRow<Table extends SQLiteTable>(
  table: Table,
  row: SQLiteInsertValue<Table>,
  conflict: OnConflict<Table>,
): WriteStatement {
  const columns = getTableColumns(table);
  const columnOf = (name: string) => {
    const column = columns[name];
    if (column === undefined) throw new Error(`No column ${name}`);
    return column;
  };
  if (conflict === "keep") {
    const query = bind(table, "keep", { row }, (values) =>
      builder
        .insert(table)
        .values(values["row"] as never)
        .onConflictDoNothing(),
    );
    return { query };
  }
  const { key, takes, onlyIf } = conflict;
  const query = bind(
    table,
    `upsert ${key.join(" ")} takes ${takes.join(" ")}`,
    { row, onlyIf: { onlyIf } },
    (values) =>
      builder
        .insert(table)
        .values(values["row"] as never)
        .onConflictDoUpdate({
          target: key.map(columnOf),
          set: Object.fromEntries(
            takes.map((name) => [name, sql`excluded.${sql.identifier(columnOf(name).name)}`]),
          ) as never,
          ...(onlyIf && { setWhere: onlyIf }),
        }),
  );
  return { query };
}

/** Changes the rows of a key; whether there were any is for `assertChanged` to say.
 *  @param onlyIf - what else must hold of a row */
export function updateRow<Table extends SQLiteTable>(
  table: Table,
  key: Key<Table>,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- its columns come with the table
  changes: SQLiteUpdateSetSource<Table>,
  onlyIf?: SQL,
): WriteStatement {
  const query = bind(table, "update", { changes, key, onlyIf: { onlyIf } }, (values) =>
    builder
      .update(table)
      .set(values["changes"] as never)
      .where(and(matches(table, values["key"]), onlyIf && sql`(${onlyIf})`)),
  );
  return { query };
}

/** Replaces the version of a record that somebody began with by the next one.
 *  @param entity - what the record is, for the refusal
 *  @throws DomainError STALE_VERSION out of the batch */
export function updateVersion<Table extends Versioned>(
  table: Table,
  key: VersionKey,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- its columns come with the table
  changes: SQLiteUpdateSetSource<Table>,
  entity: string,
): WriteStatement[] {
  const query = bind(table, "version", { changes, key: { ...key } }, (values) =>
    builder
      .update(table)
      .set({ ...values["changes"], version: sql`version + 1` } as never)
      .where(matches(table, values["key"])),
  );
  return [
    { query },
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity, id: key.id })),
  ];
}

/** Takes the rows of a key out; whether there were any is for `assertChanged` to say.
 *  @param onlyIf - what else must hold of a row */
export function deleteRow<Table extends SQLiteTable>(
  table: Table,
  key: Key<Table>,
  onlyIf?: SQL,
): WriteStatement {
  const query = bind(table, "delete", { key, onlyIf: { onlyIf } }, (values) =>
    builder.delete(table).where(and(matches(table, values["key"]), onlyIf && sql`(${onlyIf})`)),
  );
  return { query };
}

type Parts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A statement with its values: written once, unless the database works one of them out.
 *  @param write - the statement, given places in the place of values */
function bind(
  table: SQLiteTable,
  kind: string,
  parts: Parts,
  write: (places: Parts) => { toSQL: () => Written },
): Query {
  const given = Object.entries(parts).map(
    ([part, values]) =>
      // A key that lacks a value means no row, not more of them.
      [part, Object.entries(values).filter(([, value]) => part === "key" || value !== undefined)] as const,
  );
  const isWorkedOut = given.some(([, values]) => values.some(([, value]) => is(value, SQL)));
  if (isWorkedOut)
    return write(Object.fromEntries(given.map(([part, values]) => [part, Object.fromEntries(values)])));
  const name = `${kind} ${given.map(([part, values]) => `${part} ${values.map(([column, value]) => (isNone(part, value) ? `no ${column}` : column)).join(" ")}`).join("; ")}`;
  const texts = written.get(table) ?? new Map<string, Written>();
  written.set(table, texts);
  const text = texts.get(name) ?? write(placesOf(given)).toSQL();
  texts.set(name, text);
  return { toSQL: () => ({ sql: text.sql, params: text.params.map((param) => valueOf(param, parts)) }) };
}

/** Whether a key asks for rows without a value, which takes other words and no place. */
function isNone(part: string, value: unknown): boolean {
  return part === "key" && value === null;
}

/** A place for each value, named by its part and column. */
function placesOf(
  given: readonly (readonly [part: string, values: readonly [column: string, value: unknown][]])[],
): Parts {
  return Object.fromEntries(
    given.map(([part, values]) => [
      part,
      Object.fromEntries(
        values.map(([column, value]) => [
          column,
          isNone(part, value) ? null : sql.placeholder(`${part} ${column}`),
        ]),
      ),
    ]),
  );
}

/** The value for a place, as the driver takes it; what is no place stands as it is. */
function valueOf(param: unknown, parts: Parts): unknown {
  if (!is(param, Param) || !is(param.value, Placeholder)) return param;
  const [part = "", column = ""] = param.value.name.split(" ");
  const value = parts[part]?.[column] ?? null;
  return value === null ? null : param.encoder.mapToDriverValue(value);
}

/** Rows whose columns have these values.
 *  @throws Error without a column: all rows of everybody would be meant */
function matches(table: SQLiteTable, key: Readonly<Record<string, unknown>> = {}): SQL | undefined {
  const columns = getTableColumns(table);
  const parts = Object.entries(key).map(([name, value]) => {
    const column = columns[name];
    if (column === undefined) throw new Error(`No column ${name}`);
    if (value === null) return isNull(column);
    // The builder gives a place in a condition no column of its own.
    return eq(column, is(value, Placeholder) ? new Param(value, column) : value);
  });
  if (parts.length === 0) throw new Error("A key names columns");
  return and(...parts);
}
