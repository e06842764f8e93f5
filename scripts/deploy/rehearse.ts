import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkRooms } from "./check-rooms.ts";
import { checkJournals } from "./check-journals.ts";
import { buildAll } from "#scripts/build/build-all.ts";
import { runTool } from "#scripts/build/run-tool.ts";
import { migrateAllShards } from "#scripts/migrations/migrate-all-shards.ts";
import { Failure } from "#scripts/stack/failure.ts";
import { findFreePort } from "#scripts/stack/ports.ts";
import { modulePath } from "#scripts/stack/paths.ts";
import { startSqld } from "#scripts/stack/sqld.ts";

type Log = (line: string) => void;

/** Runs all parts of a deployment that need no account: everything before the uploads.
 *  @throws Failure after all checks, when any has findings */
export async function rehearse(log: Log): Promise<void> {
  const findings: string[] = [];
  const note = (found: readonly string[]): void => {
    for (const finding of found) log(`    ! ${finding}`);
    findings.push(...found);
  };
  log("1/4 Build");
  await buildAll(log);
  log("2/4 Migrations, on a scratch database");
  note(checkJournals());
  note(await tryMigrations(log));
  log("3/4 Worker (wrangler deploy --dry-run)");
  note(await tryWorker(log));
  log("4/4 Rooms (bundle and configuration)");
  note(await checkRooms(log));
  if (findings.length > 0) {
    throw new Failure(
      `The rehearsal found ${findings.length} problems`,
      "Correct what is marked with ! above",
    );
  }
  log("Rehearsed: nothing was uploaded");
}

async function tryMigrations(log: Log): Promise<readonly string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "girassol-rehearsal-"));
  const sqld = await startSqld({ dataDir, port: await findFreePort() });
  try {
    const { lines, failed } = await migrateAllShards({ directoryUrl: sqld.url });
    if (failed) return lines;
    for (const line of lines) log(`    ${line}`);
    return [];
  } finally {
    await sqld.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function tryWorker(log: Log): Promise<readonly string[]> {
  const args = ["deploy", "--minify", "--dry-run", "--outdir", ".data/deploy/worker"];
  const { ok, lines } = await runTool(modulePath("wrangler/bin/wrangler.js"), args, {
    name: "deploy-worker",
  });
  if (!ok) return lines;
  for (const line of lines.filter((text) => text.includes("Total Upload"))) log(`    ${line}`);
  return [];
}
