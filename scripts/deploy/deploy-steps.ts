import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DeploySettings } from "./deploy-settings.ts";
import { runTool } from "#scripts/build/run-tool.ts";
import { Failure } from "#scripts/stack/failure.ts";
import { findTellingLine } from "#scripts/stack/process-log.ts";
import { modulePath, ROOT } from "#scripts/stack/paths.ts";
import type { Settings } from "#worker/env.ts";

/** Bucket of the binding FILES in wrangler.toml. */
const BUCKET = "girassol-files";

/** Creates the bucket of files unless it exists. */
export async function ensureBucket(): Promise<void> {
  const tool = modulePath("wrangler/bin/wrangler.js");
  const known = await runTool(tool, ["r2", "bucket", "info", BUCKET], { name: "find-bucket" });
  if (!known.ok) await run("wrangler/bin/wrangler.js", ["r2", "bucket", "create", BUCKET], "make-bucket");
}

/** Uploads the Worker with its assets and secrets. */
export async function deployWorker({ worker }: DeploySettings): Promise<void> {
  const file = join(ROOT, ".data/deploy/worker-secrets.json");
  mkdirSync(join(ROOT, ".data/deploy"), { recursive: true });
  const secrets = Object.entries(worker).map(([name, value]) => [name, String(value)]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(secrets)), { mode: 0o600 });
  try {
    await run("wrangler/bin/wrangler.js", ["deploy", "--minify", "--secrets-file", file], "deploy-worker");
  } finally {
    rmSync(file, { force: true });
  }
}

/** Uploads the rooms; open sockets are closed, and clients reconnect. */
export async function deployRooms({ worker }: DeploySettings): Promise<void> {
  const variables = Object.entries(roomVariables(worker)).flatMap(([name, value]) => [
    "--var",
    `${name}=${value}`,
  ]);
  const args = ["deploy", "--config", "party/partykit.json", ...variables];
  await run("partykit/dist/bin.mjs", args, "deploy-rooms");
}

/** Production variables of the rooms; they send requests to the first of the portal's hosts. */
export function roomVariables({
  LIVE_SECRET,
  ...worker
}: Pick<Settings, "LIVE_SECRET" | "PORTAL_HOSTS">): Record<string, string> {
  return { API_URL: portalOrigin(worker), LIVE_SECRET };
}

/** Origin of the first of the portal's hosts. */
export function portalOrigin({ PORTAL_HOSTS }: Pick<Settings, "PORTAL_HOSTS">): string {
  return `https://${PORTAL_HOSTS.split(",")[0]?.trim() ?? ""}`;
}

async function run(tool: string, args: readonly string[], name: string): Promise<void> {
  const { ok, lines } = await runTool(modulePath(tool), args, { name, live: true });
  if (!ok)
    throw new Failure(`${name} failed: ${findTellingLine(lines)}`, "Correct the cause, then deploy again");
}
