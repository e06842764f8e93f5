import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client/http";
import type { Client, InArgs } from "@libsql/client/http";
import { afterAll, beforeAll } from "vitest";
import { createPortal } from "./portal.ts";
import type { Portal } from "./portal.ts";
import { ensureBuilt } from "#scripts/build/build-all.ts";
import type { Failure } from "#scripts/stack/failure.ts";
import { startStack } from "#scripts/stack/stack.ts";
import type { Stack } from "#scripts/stack/stack.ts";

export interface FaultStack {
  stack: Stack;
  portal: Portal;
  /** Rows straight from the database, past the Worker. */
  readRows(sql: string, args?: InArgs): Promise<Record<string, unknown>[]>;
}

/** The whole product with its demo world, for the tests of a file: own ports, own folder, and nothing scheduled but
 *  what a test asks for. A program that ends although no test ended it fails the file. */
export function useStack(): () => FaultStack {
  let running: (FaultStack & { database: Client; dataDir: string }) | undefined;
  const crashes: Failure[] = [];

  beforeAll(async () => {
    await ensureBuilt(() => undefined);
    const dataDir = mkdtempSync(join(tmpdir(), "girassol-faults-"));
    const stack = await startStack({ dataDir, schedule: false, onCrash: (failure) => crashes.push(failure) });
    const database = createClient({ url: stack.sqldUrl });
    running = {
      stack,
      portal: createPortal(stack.portalUrl),
      database,
      dataDir,
      readRows: (sql, args = []) => readRows(database, sql, args),
    };
  });

  afterAll(async () => {
    if (running === undefined) return;
    running.database.close();
    await running.stack.stop();
    rmSync(running.dataDir, { recursive: true, force: true, maxRetries: 5 });
    if (crashes.length > 0) throw new AggregateError(crashes, crashes.map(String).join("\n"));
  });

  return () => {
    if (running === undefined) throw new Error("The stack runs only within tests");
    return running;
  };
}

async function readRows(database: Client, sql: string, args: InArgs): Promise<Record<string, unknown>[]> {
  const { columns, rows } = await database.execute({ sql, args });
  return rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
}
