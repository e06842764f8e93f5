import type { Client } from "@libsql/client/http";
import { readMigrations } from "./read-migrations.ts";
import type { Migration } from "./read-migrations.ts";

export interface MigrationRun {
  /** Names a group of migrations with an order of its own; several may share a database. */
  schema: string;
  folder: string;
}

export interface MigrationOutcome {
  applied: readonly string[];
  /** How many were there before. */
  present: number;
}

/** Brings one database up to date. Each file is applied whole, together with its row in the journal, or not
 *  at all; a run that was cut short is simply run again.
 *  @throws Error naming the file that failed, or that was edited after it had been applied, and for a database that
 *  was begun with other migrations */
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

/** A database whose first migration is none of these: no row of it can be brought here. */
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

/** `client.migrate` switches foreign keys off around its transaction. Inside a plain batch that switch has no
 *  effect, and rebuilding a table would delete the rows that refer to it. */
async function apply(client: Client, schema: string, { tag, file, sqlHash, statements }: Migration) {
  try {
    await client.migrate([
      ...statements,
      {
        sql: "insert into schema_migration (schema, tag, sql_hash, applied_at) values (?, ?, ?, ?)",
        args: [schema, tag, sqlHash, new Date().toISOString()],
      },
    ]);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} failed and left nothing behind: ${cause}`, { cause: error });
  }
}
