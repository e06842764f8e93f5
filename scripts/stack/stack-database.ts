import type { InArgs, InStatement, InValue, Value } from "@libsql/client/http";
import { type SQL, sql } from "drizzle-orm";
import { createDatabase, type WriteStatement } from "#worker/db/client.ts";
import { newDatabaseUse } from "#worker/db/database-fetch.ts";

/** A row of the database, by column name. */
export type StackRow = Record<string, Value>;

export interface StackDatabase {
  /** Runs a statement with `?` or `?1` in place of values.
   *  @returns rows of a query; empty for a change */
  run(text: string, args?: readonly InValue[]): Promise<StackRow[]>;
  /** Runs all statements in one transaction. */
  write(statements: readonly InStatement[]): Promise<void>;
}

/** Direct access to a running stack's database with the Worker's own client; statements are repeated while the
 *  database is busy. */
export function openStackDatabase(url: string): StackDatabase {
  const database = createDatabase({ url, use: newDatabaseUse() });
  const write = async (statements: readonly InStatement[]) => {
    await database.writeBatch(statements.map(toWrite));
  };
  return {
    async run(text, args = []) {
      if (/^\s*(select|with)\b/i.test(text)) {
        const [rows] = await database.readBatch([database.orm.all<StackRow>(bind(text, args))]);
        return rows;
      }
      await write([{ sql: text, args: [...args] }]);
      return [];
    },
    write,
  };
}

function toWrite(statement: InStatement): WriteStatement {
  const { sql: text, args } = typeof statement === "string" ? { sql: statement } : statement;
  return { query: { toSQL: () => ({ sql: text, params: listed(args) }) } };
}

function listed(args: InArgs = []): InValue[] {
  if (!Array.isArray(args)) throw new TypeError("Values have their places here, and no names");
  return args;
}

function bind(text: string, args: readonly InValue[]): SQL {
  let next = 0;
  const parts = text.split(/(\?\d*)/).map((part) => {
    if (!part.startsWith("?")) return sql.raw(part);
    const place = part === "?" ? next++ : Number(part.slice(1)) - 1;
    return sql`${sql.param(args[place])}`;
  });
  return sql.join(parts);
}
