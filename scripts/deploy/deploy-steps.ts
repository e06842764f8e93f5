import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DeploySettings } from "./deploy-settings.ts";
import { runTool } from "#scripts/build/run-tool.ts";
import { Failure } from "#scripts/stack/failure.ts";
import { findTellingLine } from "#scripts/stack/process-log.ts";
import { modulePath, ROOT } from "#scripts/stack/paths.ts";

/** Uploads the Worker with its assets and secrets. */
export async function deployWorker({ worker }: DeploySettings): Promise<void> {
  const file = join(ROOT, ".data/deploy/worker-secrets.json");
  mkdirSync(join(ROOT, ".data/deploy"), { recursive: true });
  const secrets = Object.entries(worker).map(([name, value]) => [name, String(value)]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(secrets)), { mode: 0o600 });
  try {
    await run("wrangler/bin/wrangler.js", ["deploy", "--secrets-file", file], "deploy-worker");
  } finally {
    rmSync(file, { force: true });
  }
}

/** Uploads the rooms; open sockets are cut and come back by themselves. */
export async function deployRooms({ worker }: DeploySettings): Promise<void> {
  const args = ["deploy", "--config", "party/partykit.json", "--var", `LIVE_SECRET=${worker.LIVE_SECRET}`];
  await run("partykit/dist/bin.mjs", args, "deploy-rooms");
}

async function run(tool: string, args: readonly string[], name: string): Promise<void> {
  const { ok, lines } = await runTool(modulePath(tool), args, { name, live: true });
  if (!ok)
    throw new Failure(`${name} failed: ${findTellingLine(lines)}`, "Correct the cause, then deploy again");
}
