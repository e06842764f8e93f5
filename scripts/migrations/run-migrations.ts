import { setTimeout } from "node:timers/promises";
import type { Client } from "@libsql/client/http";
import { readMigrations } from "./read-migrations.ts";
import type { Migration } from "./read-migrations.ts";

/** How often a migration is sent to a database that is busy, and the pause before the next time. */
const MAX_ATTEMPTS = 5;
const PAUSE_MS = 200;

export interface MigrationRun {
  /** Name of a series of migrations; several series may share a database. */
  schema: string;
  folder: string;
}

export interface MigrationOutcome {
  applied: readonly string[];
  /** Number of migrations that were applied before. */
  present: number;
}

/** Migrates a database. Each file and its journal row are applied in one transaction; an aborted run can be
 *  repeated.
 *  @throws Error naming the file that failed or was changed after it was applied, and for a database that was
 *  begun with another series of migrations */
export async function migrateDatabase(
  client: Client,
  { schema, folder }: MigrationRun,
): Promise<MigrationOutcome> {
  const migrations = readMigrations(folder);
  const journal = await readJournal(client, schema);
  assertBegunWith(migrations, journal);
  for (const migration of migrations) assertUnedited(migration, journal);
  const pending = migrations.filter(({ tag }) => !journal.has(tag));
  for (const migration of pending) await apply(client, schema, migration);
  return { applied: pending.map(({ tag }) => tag), present: migrations.length - pending.length };
}

async function readJournal(client: Client, schema: string): Promise<ReadonlyMap<string, string>> {
  await client.execute(
    `create table if not exists schema_migration (
       schema text not null,
       tag text not null,
       sql_hash text not null,
       applied_at text not null,
       primary key (schema, tag)
     )`,
  );
  const { rows } = await client.execute({
    sql: "select tag, sql_hash from schema_migration where schema = ?",
    args: [schema],
  });
  return new Map(rows.map((row) => [String(row.tag), String(row.sql_hash)]));
}

/** Throws for a database whose first migration is not in this series, since its data cannot be migrated. */
function assertBegunWith([first]: readonly Migration[], journal: ReadonlyMap<string, string>): void {
  const [begun] = [...journal.keys()].sort();
  if (first === undefined || begun === undefined || journal.has(first.tag)) return;
  throw new Error(
    `this database was begun with ${begun}, which is not there any more, instead of ${first.file}`,
  );
}

function assertUnedited({ tag, file, sqlHash }: Migration, journal: ReadonlyMap<string, string>): void {
  const appliedHash = journal.get(tag);
  if (appliedHash === undefined || appliedHash === sqlHash) return;
  throw new Error(
    `${file} was edited after it had been applied here: restore it, and put the change in a new migration`,
  );
}

/** `client.migrate` disables foreign keys outside its transaction. Within a plain batch that has no effect, and
 *  rebuilding a table would delete the rows that refer to it. */
async function apply(client: Client, schema: string, { tag, file, sqlHash, statements }: Migration) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.migrate([
        ...statements,
        {
          sql: "insert into schema_migration (schema, tag, sql_hash, applied_at) values (?, ?, ?, ?)",
          args: [schema, tag, sqlHash, new Date().toISOString()],
        },
      ]);
      return;
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      // Nothing of it was kept, so it can be sent again.
      if (!cause.includes("SQLITE_BUSY") || attempt === MAX_ATTEMPTS) {
        throw new Error(`${file} failed and left nothing behind: ${cause}`, { cause: error });
      }
      await setTimeout(attempt * PAUSE_MS);
    }
  }
}
