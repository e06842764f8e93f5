import type { InStatement, InValue } from "@libsql/client/http";
import { inject } from "vitest";
import { openStackDatabase, type StackRow } from "#scripts/stack/stack-database.ts";

/** Runs a statement on the stack's database, for what no page can do, such as letting time pass. */
export function runSql(sql: string, args: InValue[] = []): Promise<StackRow[]> {
  return openStackDatabase(inject("sqldUrl")).run(sql, args);
}

/** Writes to the stack's database, in one batch. */
export function save(statements: readonly InStatement[]): Promise<void> {
  return openStackDatabase(inject("sqldUrl")).write(statements);
}
