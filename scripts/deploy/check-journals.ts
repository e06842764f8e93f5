import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { readMigrations } from "#scripts/migrations/read-migrations.ts";
import { ROOT } from "#scripts/stack/paths.ts";

const JournalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** Differences between drizzle-kit's own journals and the migration files, which would make the next generated
 *  migration wrong. */
export function checkJournals(): string[] {
  return ["directory", "tenant"].flatMap(checkJournal);
}

function checkJournal(schema: string): string[] {
  const folder = join(ROOT, "migrations", schema);
  const file = join(folder, "meta/_journal.json");
  const tags = readMigrations(folder).map(({ tag }) => tag);
  if (!existsSync(file))
    return tags.length === 0 ? [] : [`${file} is missing, although there are migrations`];
  const listed = JournalSchema.parse(JSON.parse(readFileSync(file, "utf8"))).entries.map(({ tag }) => tag);
  return [
    ...listed
      .filter((tag) => !tags.includes(tag))
      .map((tag) => `${file} lists ${tag}, but there is no such file`),
    ...tags.filter((tag) => !listed.includes(tag)).map((tag) => `${tag}.sql is not listed in ${file}`),
  ];
}
