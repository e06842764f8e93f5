import { and, eq, getTableColumns, is, isNull, Param, Placeholder, SQL, sql } from "drizzle-orm";
import type { SQLiteInsertValue, SQLiteTable, SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { DomainError } from "#domain/shared/errors.ts";
import { builder } from "./builder.ts";
import type { Query, WriteStatement } from "./client.ts";
import { assertChanged } from "./save-parts.ts";

/** Columns with values that identify rows; null matches rows without a value. */
type Key<Table extends SQLiteTable> = {
  [Column in keyof Table["$inferSelect"]]?: Table["$inferSelect"][Column];
};

/** The version of a record that an edit began with. */
interface VersionKey {
  distributorId: string;
  id: string;
  version: number;
}

type Versioned = SQLiteTable & { $inferSelect: VersionKey };

/** Text of a statement, with the places of its values. */
interface Written {
  sql: string;
  params: unknown[];
}

/** Built statements by table, kind and columns, on which the text depends. */
const written = new WeakMap<SQLiteTable, Map<string, Written>>();

/** Inserts a row. Columns that are left out take their default. */
export function insertRow<Table extends SQLiteTable>(
  table: Table,
  row: SQLiteInsertValue<Table>,
): WriteStatement {
  const query = bind(table, "insert", { row }, (values) =>
    builder.insert(table).values(values["row"] as never),
  );
  return { query };
}

/** What happens to an existing row with the same key: it stays, or takes some values of the new row. */
type OnConflict<Table extends SQLiteTable> =
  | "keep"
  | {
      key: readonly (keyof Table["$inferSelect"] & string)[];
      takes: readonly (keyof Table["$inferSelect"] & string)[];
      /** Condition on the existing row, without which it stays; its columns are qualified by table. */
      onlyIf?: SQL;
    };

/** Inserts a row, or changes the one with the same key. `assertChanged` checks whether either happened. */
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

/** Updates the rows with a key. `assertChanged` checks whether there were any.
 *  @param onlyIf - further condition on a row */
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

/** Replaces the version of a record that an edit began with by the next one.
 *  @param entity - kind of record, for the refusal
 *  @throws DomainError STALE_VERSION, by the batch */
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

/** Deletes the rows with a key. `assertChanged` checks whether there were any.
 *  @param onlyIf - further condition on a row */
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

/** Binds values to a statement, which is built once, unless it contains an SQL expression.
 *  @param write - builds the statement with placeholders for the values */
function bind(
  table: SQLiteTable,
  kind: string,
  parts: Parts,
  write: (places: Parts) => { toSQL: () => Written },
): Query {
  const given = Object.entries(parts).map(
    ([part, values]) =>
      // A key column without a value matches no row, rather than being ignored.
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

/** Whether a key column is null, which needs `is null` instead of a placeholder. */
function isNone(part: string, value: unknown): boolean {
  return part === "key" && value === null;
}

/** Placeholders for all values, named by part and column. */
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

/** The driver's value for a placeholder; other parameters are passed as they are. */
function valueOf(param: unknown, parts: Parts): unknown {
  if (!is(param, Param) || !is(param.value, Placeholder)) return param;
  const [part = "", column = ""] = param.value.name.split(" ");
  const value = parts[part]?.[column] ?? null;
  return value === null ? null : param.encoder.mapToDriverValue(value);
}

/** Condition for rows with these values.
 *  @throws Error without a column, which would match all rows */
function matches(table: SQLiteTable, key: Readonly<Record<string, unknown>> = {}): SQL | undefined {
  const columns = getTableColumns(table);
  const parts = Object.entries(key).map(([name, value]) => {
    const column = columns[name];
    if (column === undefined) throw new Error(`No column ${name}`);
    if (value === null) return isNull(column);
    // In a condition the builder does not connect a placeholder with its column.
    return eq(column, is(value, Placeholder) ? new Param(value, column) : value);
  });
  if (parts.length === 0) throw new Error("A key names columns");
  return and(...parts);
}
