/** `npm run deploy`: build, migrations of every shard, Worker, rooms. `-- --dry-run` rehearses it offline;
 *  `-- --first` is for a portal that does not run yet, of which no widgets have to be taken along.
 *
 *  Migrations run before the new code, so they may only extend tables: the running version must work with the
 *  result.
 *  Every step can be repeated; after a failure, correct the cause and run it again. */
import { rehearse } from "#scripts/deploy/rehearse.ts";
import { keepPublishedWidgets } from "#scripts/deploy/keep-widgets.ts";
import { deployRooms, deployWorker, ensureBucket, portalOrigin } from "#scripts/deploy/deploy-steps.ts";
import { readDeploySettings } from "#scripts/deploy/deploy-settings.ts";
import { WIDGET_FOLDER } from "#scripts/build-widgets.ts";
import { buildAll } from "#scripts/build/build-all.ts";
import { migrateAllShards } from "#scripts/migrations/migrate-all-shards.ts";
import { Failure } from "#scripts/stack/failure.ts";
import { runCommand } from "#scripts/stack/run-command.ts";

await runCommand(async () => {
  if (process.argv.includes("--dry-run")) return rehearse(print);
  const settings = readDeploySettings(process.env);
  print("1/4 Build");
  await buildAll(print);
  if (!process.argv.includes("--first")) {
    const kept = await keepPublishedWidgets({ origin: portalOrigin(settings.worker), fetch }, WIDGET_FOLDER);
    print(`    ${kept} widget files of deployments before stay`);
  }
  print("2/4 Migrations of the directory and every shard");
  const { lines, failed } = await migrateAllShards({
    directoryUrl: settings.worker.DIRECTORY_DATABASE_URL,
    directoryToken: settings.worker.DIRECTORY_DATABASE_TOKEN,
  });
  for (const line of lines) print(`    ${line}`);
  if (failed) {
    throw new Failure(
      "A migration failed, nothing was deployed",
      "Correct the cause above, then deploy again",
    );
  }
  print("3/4 Bucket of files, and Worker");
  await ensureBucket();
  await deployWorker(settings);
  print("4/4 Rooms");
  await deployRooms(settings);
  print("Deployed");
});

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
