import type { InStatement } from "@libsql/client/http";
import { createDatabase } from "#worker/db/client.ts";
import { newDatabaseUse } from "#worker/db/database-fetch.ts";

/** Saves statements in one batch, and repeats it when the database is busy with a checkpoint, as the product does. */
export async function saveRows(sqldUrl: string, statements: readonly InStatement[]): Promise<void> {
  const database = createDatabase({ url: sqldUrl, use: newDatabaseUse() });
  await database.writeBatch(
    statements.map((statement) => {
      const { sql, args } = typeof statement === "string" ? { sql: statement, args: [] } : statement;
      return { query: { toSQL: () => ({ sql, params: Object.values(args ?? []) }) } };
    }),
  );
}
