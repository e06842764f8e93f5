import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashInputs, isBuildFresh, removeStamp, writeStamp } from "./build-stamp.ts";
import { ASSET_HEADERS } from "./headers.ts";
import { collectStyles } from "./page-styles.ts";
import { runTool } from "./run-tool.ts";
import { buildWidgets } from "#scripts/build-widgets.ts";
import { Failure, messageOf } from "#scripts/stack/failure.ts";
import { whileHolding } from "#scripts/stack/lock.ts";
import { findTellingLine } from "#scripts/stack/process-log.ts";
import { modulePath, ROOT } from "#scripts/stack/paths.ts";

const BUILD = join(ROOT, "build");
const CLIENT = join(BUILD, "client");
const LAST_BUILD = join(ROOT, ".cache/last-build");
const BUILD_LOCK = join(ROOT, ".cache/build.pid");

type Log = (line: string) => void;

/** Builds unless the build on disk has the same sources; waits for another process that builds this tree. */
export async function ensureBuilt(log: Log): Promise<"built" | "fresh"> {
  if (isBuildFresh()) return "fresh";
  return whileHolding(BUILD_LOCK, async () => {
    if (isBuildFresh()) return "fresh";
    log("Building pages and widgets…");
    await buildAll(log);
    return "built";
  });
}

/** Builds pages (Remix), then widgets and the headers of both. The bundler empties the folder first: when the
 *  build fails, the previous one is restored, so that a running Worker keeps working.
 *  @throws Failure naming the cause, after printing the bundler's output */
export async function buildAll(log: Log): Promise<void> {
  keepLastBuild();
  try {
    const inputs = hashInputs();
    removeStamp();
    await buildPages(log);
    writeStyles();
    await buildWidgets();
    writeHeaders();
    writeStamp(inputs, Date.now());
  } catch (error) {
    restoreLastBuild();
    if (error instanceof Failure) throw error;
    const wayOut = "Correct the named file, then try again";
    throw new Failure(`The build failed: ${messageOf(error)}`, wayOut, { cause: error });
  }
}

async function buildPages(log: Log): Promise<void> {
  const options = { name: "build", env: { NODE_ENV: "production" } };
  const { ok, lines } = await runTool(modulePath("@remix-run/dev/dist/cli.js"), ["vite:build"], options);
  if (!ok) {
    for (const line of lines) log(line);
    throw new Failure(
      `The build failed: ${findTellingLine(lines)}`,
      "Correct the named file, then try again",
    );
  }
  rmSync(join(CLIENT, ".vite"), { recursive: true, force: true });
}

/** Writes the style sheets as a module of the Worker, which inlines them into pages. */
function writeStyles(): void {
  const styles = collectStyles(join(CLIENT, "assets"));
  writeFileSync(join(BUILD, "server/styles.js"), `export const styles = ${JSON.stringify(styles)};\n`);
}

function keepLastBuild(): void {
  rmSync(LAST_BUILD, { recursive: true, force: true });
  if (existsSync(BUILD)) cpSync(BUILD, LAST_BUILD, { recursive: true });
}

function restoreLastBuild(): void {
  rmSync(BUILD, { recursive: true, force: true });
  if (existsSync(LAST_BUILD)) cpSync(LAST_BUILD, BUILD, { recursive: true });
}

function writeHeaders(): void {
  const own = join(ROOT, "public/_headers");
  const before = existsSync(own) ? `${readFileSync(own, "utf8").trimEnd()}\n\n` : "";
  writeFileSync(join(CLIENT, "_headers"), before + ASSET_HEADERS);
}
