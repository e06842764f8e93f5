import { createClient } from "@libsql/client/http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { expectNothingLeft, findPlace, launch } from "./launch.ts";
import { readMigrations } from "#scripts/migrations/read-migrations.ts";
import { migrateDatabase } from "#scripts/migrations/run-migrations.ts";
import { ROOT } from "#scripts/stack/paths.ts";
import { startSqld } from "#scripts/stack/sqld.ts";

test("npm start names the migration that was edited after it had been applied, and stops everything", async () => {
  const place = await findPlace();
  const folder = join(ROOT, "migrations/directory");
  const [first] = readMigrations(folder);
  const sqld = await startSqld({ dataDir: place.dataDir, port: Number(place.env.SQLD_PORT) });
  const client = createClient({ url: sqld.url });
  await migrateDatabase(client, { schema: "directory", folder });
  await client.execute("update schema_migration set sql_hash = 'other'");
  client.close();
  await sqld.stop();

  const start = launch("scripts/start.mjs", place.env);

  expect(await start.exitCode()).toBe(1);
  expect(start.errors()).toBe(
    `Migrations failed: directory: ${first?.file} was edited after it had been applied here: restore it, and put the change in a new migration. Correct the named file, or delete ${place.dataDir} to begin anew with the demo, then start again.\n`,
  );
  await expectNothingLeft(place);
});
