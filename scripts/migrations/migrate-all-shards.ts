import { join } from "node:path";
import { createClient } from "@libsql/client/http";
import type { Client } from "@libsql/client/http";
import { migrateDatabase } from "./run-migrations.ts";
import { messageOf } from "#scripts/stack/failure.ts";
import { ROOT } from "#scripts/stack/paths.ts";

export interface MigrationFolders {
  directory: string;
  tenant: string;
}

export interface MigrateAllOptions {
  directoryUrl: string;
  directoryToken?: string | undefined;
  folders?: MigrationFolders;
}

export interface MigrateAllReport {
  /** One line for each database. */
  lines: readonly string[];
  failed: boolean;
}

interface Database {
  name: string;
  url: string;
  authToken: string | undefined;
}

const FOLDERS: MigrationFolders = {
  directory: join(ROOT, "migrations/directory"),
  tenant: join(ROOT, "migrations/tenant"),
};

/** Migrates the directory's database, then every shard listed in it. A failing shard does not stop the others;
 *  another run continues each where it stopped. */
export async function migrateAllShards(options: MigrateAllOptions): Promise<MigrateAllReport> {
  const { directoryUrl, directoryToken, folders = FOLDERS } = options;
  const directory = { name: "directory", url: directoryUrl, authToken: directoryToken };
  const first = await report(directory, [
    { schema: "directory", folder: folders.directory },
    { schema: "tenant", folder: folders.tenant },
  ]);
  if (first.failed) return { lines: [first.line], failed: true };
  const lines = [first.line];
  let failed = false;
  for (const shard of await listShards(directory)) {
    const outcome = await report(shard, [{ schema: "tenant", folder: folders.tenant }]);
    lines.push(outcome.line);
    failed ||= outcome.failed;
  }
  return { lines, failed };
}

async function report(
  database: Database,
  runs: readonly { schema: string; folder: string }[],
): Promise<{ line: string; failed: boolean }> {
  const applied: string[] = [];
  let present = 0;
  try {
    await withClient(database, async (client) => {
      for (const run of runs) {
        const outcome = await migrateDatabase(client, run);
        applied.push(...outcome.applied);
        present += outcome.present;
      }
    });
  } catch (error) {
    return { line: `${database.name}: ${messageOf(error)}`, failed: true };
  }
  return { line: `${database.name}: ${applied.length} applied, ${present} already there`, failed: false };
}

/** Shards with their own database; the directory's database is already migrated. */
async function listShards(directory: Database): Promise<Database[]> {
  return withClient(directory, async (client) => {
    const table = await client.execute("select 1 from sqlite_master where type = 'table' and name = 'shard'");
    if (table.rows.length === 0) return [];
    const { rows } = await client.execute("select id, url, auth_token from shard order by id");
    return rows
      .map((row) => ({
        name: `shard ${String(row.id)}`,
        url: String(row.url ?? ""),
        authToken: row.auth_token === null ? undefined : String(row.auth_token),
      }))
      .filter(({ url }) => url !== "" && !isSameAddress(url, directory.url));
  });
}

async function withClient<T>({ url, authToken }: Database, use: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient({ url, ...(authToken === undefined ? {} : { authToken }) });
  try {
    return await use(client);
  } finally {
    client.close();
  }
}

function isSameAddress(one: string, other: string): boolean {
  return one.replace(/\/+$/, "") === other.replace(/\/+$/, "");
}
