import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client/http";
import type { Client } from "@libsql/client/http";
import { expect, onTestFinished, test } from "vitest";
import { makeTempDir } from "./launch.ts";
import { migrateAllShards } from "#scripts/migrations/migrate-all-shards.ts";
import { migrateDatabase } from "#scripts/migrations/run-migrations.ts";
import { findFreePort } from "#scripts/stack/ports.ts";
import type { Service } from "#scripts/stack/service.ts";
import { startSqld } from "#scripts/stack/sqld.ts";

const BREAK = "\n--> statement-breakpoint\n";

test("rebuilding a table keeps the rows that refer to it", async () => {
  const { client, folder } = await openDatabase();
  writeFileSync(
    join(folder, "20260101000000_first.sql"),
    [
      "create table parent (id text primary key, name text)",
      "create table child (id text primary key, parent_id text references parent (id) on delete cascade)",
      "insert into parent values ('p', 'Parent')",
      "insert into child values ('c', 'p')",
    ].join(BREAK),
  );
  writeFileSync(
    join(folder, "20260102000000_rebuild.sql"),
    [
      "create table parent_new (id text primary key, name text not null)",
      "insert into parent_new select id, name from parent",
      "drop table parent",
      "alter table parent_new rename to parent",
    ].join(BREAK),
  );

  const outcome = await migrateDatabase(client, { schema: "tenant", folder });

  expect(outcome).toEqual({ applied: ["20260101000000_first", "20260102000000_rebuild"], present: 0 });
  const { rows } = await client.execute("select c.id from child c join parent p on p.id = c.parent_id");
  expect(rows.map((row) => row.id)).toEqual(["c"]);
});

test("a trigger with several statements stays in one piece", async () => {
  const { client, folder } = await openDatabase();
  writeFileSync(
    join(folder, "20260101000000_trigger.sql"),
    [
      "-- Counts what was ever inserted.\ncreate table note (text text)",
      "create table tally (notes integer)",
      "insert into tally values (0)",
      "create trigger note_insert after insert on note begin update tally set notes = notes + 1; select 1; end;",
      "-- nothing but a remark",
    ].join(BREAK),
  );

  await migrateDatabase(client, { schema: "tenant", folder });
  await client.execute("insert into note values ('one')");

  const { rows } = await client.execute("select notes from tally");
  expect(rows[0]?.notes).toBe(1);
});

test("a file that fails half-way leaves nothing behind, and the next run goes on with it", async () => {
  const { client, folder } = await openDatabase();
  const second = join(folder, "20260102000000_second.sql");
  writeFileSync(join(folder, "20260101000000_first.sql"), "create table one (id text)");
  writeFileSync(second, ["create table two (id text)", "create nonsense"].join(BREAK));

  await expect(migrateDatabase(client, { schema: "tenant", folder })).rejects.toThrow(
    `${second} failed and left nothing behind`,
  );
  expect(await listTables(client)).toEqual(["one"]);
  writeFileSync(second, ["create table two (id text)", "create table three (id text)"].join(BREAK));
  const outcome = await migrateDatabase(client, { schema: "tenant", folder });

  expect(outcome).toEqual({ applied: ["20260102000000_second"], present: 1 });
  expect(await listTables(client)).toEqual(["one", "three", "two"]);
});

test("a run that loses the database in the middle is taken up where it stopped", async () => {
  const { client, folder, sqld } = await openDatabase();
  for (let at = 10; at < 40; at += 1) {
    writeFileSync(join(folder, `202601010000${at}_table.sql`), `create table t${at} (id text)`);
  }
  const interrupted = migrateDatabase(client, { schema: "tenant", folder });
  const outcome = Promise.allSettled([interrupted]);
  await expect.poll(async () => (await listTables(client)).length, { interval: 5 }).toBeGreaterThan(2);
  await sqld.kill9();
  const [cut] = await outcome;

  await sqld.restart();
  const rest = await migrateDatabase(client, { schema: "tenant", folder });

  expect(cut.status).toBe("rejected");
  expect(rest.present).toBeGreaterThan(0);
  expect(rest.present + rest.applied.length).toBe(30);
  expect(await listTables(client)).toHaveLength(30);
});

test("a file that was edited after it had been applied is refused by name, before anything else is applied", async () => {
  const { client, folder } = await openDatabase();
  const first = join(folder, "20260101000000_first.sql");
  writeFileSync(first, "create table one (id text)");
  await migrateDatabase(client, { schema: "tenant", folder });
  writeFileSync(first, "create table one (id text, name text)");
  writeFileSync(join(folder, "20260102000000_second.sql"), "create table two (id text)");

  await expect(migrateDatabase(client, { schema: "tenant", folder })).rejects.toThrow(
    `${first} was edited after it had been applied here`,
  );
  expect(await listTables(client)).toEqual(["one"]);
});

test("a database that was begun with other migrations is refused, before anything is applied", async () => {
  const { client, folder } = await openDatabase();
  const first = join(folder, "20260101000000_first.sql");
  writeFileSync(first, "create table one (id text)");
  writeFileSync(join(folder, "20260102000000_second.sql"), "create table two (id text)");
  await migrateDatabase(client, { schema: "tenant", folder });
  const other = makeTempDir();
  const initial = join(other, "20260201000000_initial.sql");
  writeFileSync(initial, "create table three (id text)");

  await expect(migrateDatabase(client, { schema: "tenant", folder: other })).rejects.toThrow(
    `this database was begun with 20260101000000_first, which is not there any more, instead of ${initial}`,
  );
  expect(await listTables(client)).toEqual(["one", "two"]);
});

test("directory and tenant share a database without sharing a journal", async () => {
  const { client, sqld, folder } = await openDatabase();
  const folders = makeFolders(folder);

  const first = await migrateAllShards({ directoryUrl: sqld.url, folders });
  const again = await migrateAllShards({ directoryUrl: sqld.url, folders });

  expect(first).toEqual({ lines: ["directory: 2 applied, 0 already there"], failed: false });
  expect(again).toEqual({ lines: ["directory: 0 applied, 2 already there"], failed: false });
  expect(await listTables(client)).toEqual(["order", "shard"]);
});

test("a shard that cannot be migrated is reported and does not keep the others back", async () => {
  const { client, sqld, folder } = await openDatabase();
  const second = await startScratchSqld();
  const folders = makeFolders(folder);
  await migrateAllShards({ directoryUrl: sqld.url, folders });
  const nowhere = `http://127.0.0.1:${await findFreePort()}`;
  await client.batch(
    [
      { sql: "insert into shard values ('a-down', ?, null)", args: [nowhere] },
      { sql: "insert into shard values ('b-second', ?, null)", args: [second.url] },
      { sql: "insert into shard values ('c-directory', ?, null)", args: [`${sqld.url}/`] },
    ],
    "write",
  );

  const { lines, failed } = await migrateAllShards({ directoryUrl: sqld.url, folders });

  expect(failed).toBe(true);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe("directory: 0 applied, 2 already there");
  expect(lines[1]).toMatch(/^shard a-down: .*(fetch failed|ECONNREFUSED)/);
  expect(lines[2]).toBe("shard b-second: 1 applied, 0 already there");
  expect(await listTables(createClient({ url: second.url }))).toEqual(["order"]);
});

function makeFolders(base: string): { directory: string; tenant: string } {
  const folders = { directory: join(base, "directory"), tenant: join(base, "tenant") };
  mkdirSync(folders.directory);
  mkdirSync(folders.tenant);
  writeFileSync(
    join(folders.directory, "20260101000000_first.sql"),
    "create table shard (id text primary key, url text not null, auth_token text)",
  );
  writeFileSync(
    join(folders.tenant, "20260101000000_first.sql"),
    'create table "order" (id text primary key)',
  );
  return folders;
}

async function openDatabase(): Promise<{ client: Client; folder: string; sqld: Service }> {
  const sqld = await startScratchSqld();
  const client = createClient({ url: sqld.url });
  onTestFinished(() => client.close());
  return { client, folder: makeTempDir(), sqld };
}

async function startScratchSqld(): Promise<Service> {
  const sqld = await startSqld({ dataDir: makeTempDir(), port: await findFreePort() });
  onTestFinished(() => sqld.stop());
  return sqld;
}

async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.execute(
    "select name from sqlite_master where type = 'table' and name <> 'schema_migration' and name not like 'sqlite%' order by name",
  );
  return rows.map((row) => String(row.name));
}
