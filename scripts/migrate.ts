/** `npm run migrate`: migrates the directory's database and every shard. */
import { migrateAllShards } from "#scripts/migrations/migrate-all-shards.ts";
import { Failure } from "#scripts/stack/failure.ts";
import { runCommand } from "#scripts/stack/run-command.ts";

await runCommand(async () => {
  const directoryUrl = process.env.DIRECTORY_DATABASE_URL;
  if (!directoryUrl) {
    throw new Failure(
      "DIRECTORY_DATABASE_URL is not set",
      "Name the directory's database; npm start migrates its own one",
    );
  }
  const { lines, failed } = await migrateAllShards({
    directoryUrl,
    directoryToken: process.env.DIRECTORY_DATABASE_TOKEN,
  });
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.exitCode = failed ? 1 : 0;
});
