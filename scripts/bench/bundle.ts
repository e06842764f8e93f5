import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { figureUpTo } from "./report.ts";
import type { Section } from "./report.ts";
import { runTool } from "#scripts/build/run-tool.ts";
import { Failure } from "#scripts/stack/failure.ts";
import { findTellingLine } from "#scripts/stack/process-log.ts";
import { modulePath, ROOT } from "#scripts/stack/paths.ts";

const OUT_DIR = join(ROOT, ".data/bench/worker");
const RAW_LIMIT_MB = 8;
const GZIP_LIMIT_MB = 1.5;
const MB = 1_000_000;

/** Keeps wrangler offline and silent. */
export const WRANGLER_ENV: Readonly<Record<string, string>> = {
  CI: "1",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_LOG_PATH: join(ROOT, ".data/logs/wrangler"),
  WRANGLER_SEND_METRICS: "false",
};

/** Bundles the Worker as a deployment does; returns the path of the file.
 *  @throws Failure with wrangler's output */
export async function bundleWorker(): Promise<string> {
  rmSync(OUT_DIR, { recursive: true, force: true });
  const args = ["deploy", "--minify", "--dry-run", "--outdir", OUT_DIR];
  const options = { name: "bench-bundle", env: WRANGLER_ENV };
  const { ok, lines } = await runTool(modulePath("wrangler/bin/wrangler.js"), args, options);
  if (!ok) {
    throw new Failure(
      `The Worker could not be bundled: ${findTellingLine(lines)}`,
      "See .data/logs/bench-bundle.log",
    );
  }
  return join(OUT_DIR, "index.js");
}

/** Size of the deployed script; start-up time grows with it. */
export function measureBundle(file: string): Section {
  const bytes = readFileSync(file);
  const size = (what: string, count: number, limit: number) =>
    figureUpTo({ what, number: count / MB, limit, unit: "MB", otherwise: "missed" });
  return {
    title: "Worker bundle (wrangler deploy --dry-run)",
    figures: [
      size("raw", bytes.byteLength, RAW_LIMIT_MB),
      size("gzip", gzipSync(bytes, { level: 9 }).byteLength, GZIP_LIMIT_MB),
    ],
  };
}
