import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "@libsql/client/http";
import { expect, onTestFinished, test } from "vitest";
import { migrateDatabase } from "./run-migrations.ts";

/** A series with one migration, and a database that refuses it a number of times. */
function createBusy(times: number, complaint: string) {
  const place = mkdtempSync(join(tmpdir(), "girassol-migration-"));
  onTestFinished(() => {
    rmSync(place, { recursive: true });
  });
  const folder = join(place, "tenant");
  mkdirSync(folder);
  writeFileSync(join(folder, "20260101000000_first.sql"), "create table one (id text);");
  let sent = 0;
  const client = {
    execute: () => Promise.resolve({ rows: [] }),
    migrate: () => {
      sent += 1;
      return sent <= times ? Promise.reject(new Error(complaint)) : Promise.resolve([]);
    },
  } as unknown as Client;
  return { run: () => migrateDatabase(client, { schema: "tenant", folder }), sent: () => sent };
}

test("a migration that finds the database busy is sent again, and given up after five times", async () => {
  const passing = createBusy(2, "SQLITE_BUSY: database is locked");
  expect(await passing.run()).toEqual({ applied: ["20260101000000_first"], present: 0 });
  expect(passing.sent()).toBe(3);
  const stuck = createBusy(9, "SQLITE_BUSY: database is locked");
  await expect(stuck.run()).rejects.toThrow("failed and left nothing behind: SQLITE_BUSY");
  expect(stuck.sent()).toBe(5);
});

test("a migration that is wrong is sent once", async () => {
  const wrong = createBusy(9, "SQLITE_ERROR: no such table");
  await expect(wrong.run()).rejects.toThrow("failed and left nothing behind: SQLITE_ERROR");
  expect(wrong.sent()).toBe(1);
});
