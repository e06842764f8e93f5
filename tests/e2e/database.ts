import { createClient, type InValue, type Row } from "@libsql/client/http";
import { inject } from "vitest";

/** Runs a statement on the stack's own database, for what no page can bring about: the passing of time. */
export async function runSql(sql: string, args: InValue[] = []): Promise<Row[]> {
  const client = createClient({ url: inject("sqldUrl") });
  try {
    return (await client.execute({ sql, args })).rows;
  } finally {
    client.close();
  }
}
