import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { InValue } from "@libsql/client/http";
import { afterEach, beforeAll, beforeEach } from "vitest";
import { createPortal } from "./portal.ts";
import type { Portal } from "./portal.ts";
import { ensureBuilt } from "#scripts/build/build-all.ts";
import type { Failure } from "#scripts/stack/failure.ts";
import { readSecrets, type Secrets } from "#scripts/stack/settings.ts";
import { startStack } from "#scripts/stack/stack.ts";
import type { Stack } from "#scripts/stack/stack.ts";
import { openStackDatabase, type StackRow } from "#scripts/stack/stack-database.ts";

export interface FaultStack {
  stack: Stack;
  portal: Portal;
  secrets: Secrets;
  /** Rows from the database, bypassing the Worker. */
  readRows(sql: string, args?: readonly InValue[]): Promise<StackRow[]>;
}

interface Running extends FaultStack {
  crashes: Failure[];
  close(): Promise<void>;
}

/** One stack for all files, which run one after the other: each test leaves all parts running, or a new stack is
 *  started. */
let shared: Running | undefined;

/** The whole product with its demo world, on its own ports and folder, without scheduled work. A program that ends
 *  without being stopped by a test fails the test. */
export function useStack(): () => FaultStack {
  beforeAll(async () => {
    shared ??= await startShared();
  });

  beforeEach(async () => {
    // Lets closed connections be noticed before the next call uses one.
    await setImmediate();
    // An earlier test left a part stopped.
    if (shared !== undefined && !isUp(shared)) await closeShared();
    shared ??= await startShared();
  });

  afterEach(async ({ task }) => {
    const crashes = current().crashes.splice(0);
    if (!isUp(current()) || crashes.length > 0 || task.result?.state === "fail") await closeShared();
    if (crashes.length > 0) throw new AggregateError(crashes, crashes.map(String).join("\n"));
  });

  return current;
}

function isUp({ stack: { sqld, party, worker } }: Running): boolean {
  return [sqld, party, worker].every((part) => part.isRunning());
}

function current(): Running {
  if (shared === undefined) throw new Error("The stack runs only within tests");
  return shared;
}

async function startShared(): Promise<Running> {
  await ensureBuilt(() => undefined);
  const dataDir = mkdtempSync(join(tmpdir(), "girassol-faults-"));
  const crashes: Failure[] = [];
  const onCrash = (failure: Failure) => crashes.push(failure);
  const stack = await startStack({ dataDir, schedule: false, quiet: true, onCrash });
  const removeData = () => {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  // The stack runs until the process ends.
  process.once("exit", removeData);
  const database = openStackDatabase(stack.sqldUrl);
  return {
    stack,
    portal: createPortal(stack.portalUrl),
    secrets: readSecrets(dataDir),
    readRows: (sql, args) => database.run(sql, args),
    crashes,
    async close() {
      await stack.stop();
      removeData();
    },
  };
}

async function closeShared(): Promise<void> {
  const closing = shared;
  shared = undefined;
  await closing?.close();
}
