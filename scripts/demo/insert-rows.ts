import type { InStatement } from "@libsql/client/http";
import { getTableColumns, getTableName } from "drizzle-orm";
import type { Column } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

export interface InsertOptions {
  /** Leaves existing rows unchanged. */
  keepPresent?: boolean;
}

/** One statement that inserts any number of rows. The rows are one JSON argument, so that limits on parameters do
 *  not apply. */
export function insertRows<Table extends SQLiteTable>(
  table: Table,
  rows: readonly Table["$inferInsert"][],
  { keepPresent = false }: InsertOptions = {},
): InStatement {
  const columns = Object.entries<Column>(getTableColumns(table));
  const names = columns.map(([, { name }]) => `"${name}"`).join(", ");
  const values = columns.map((_, index) => `value ->> ${index}`).join(", ");
  const verb = keepPresent ? "insert or ignore" : "insert";
  return {
    sql: `${verb} into "${getTableName(table)}" (${names}) select ${values} from json_each(?)`,
    args: [JSON.stringify(rows.map((row) => toDriverValues(columns, row)))],
  };
}

function toDriverValues(columns: readonly [string, Column][], row: object): unknown[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return columns.map(([key, column]) => {
    const value = values.get(key) ?? column.default ?? null;
    return value === null ? null : column.mapToDriverValue(value);
  });
}
