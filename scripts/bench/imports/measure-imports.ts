import { openIsolate } from "../isolate-memory.ts";
import type { Section } from "../report.ts";
import { startServer } from "../server.ts";
import { HARD_FILES } from "./hard-files.ts";
import { type ImportRun, type ImportStep, runHardFile, runImports } from "./run-imports.ts";
import { tellImports } from "./tell-imports.ts";

const FORMATS = ["csv", "xlsx"] as const;
/** What the first run makes of the process itself is nobody's import. */
const WARM_UP_ROWS = 600;

/** How long, and how much memory of the Worker, a file takes in each step from its upload to its undoing, at several
 *  sizes: what a step holds must not grow with the file.
 *  @param sizes - rows, from the smallest file to the largest
 *  @param options.isHard - files at the limits of what is taken, too */
export async function measureImports(
  bundle: string,
  sizes: readonly number[],
  { isHard = false } = {},
): Promise<Section> {
  const server = await startServer(bundle, { isInspected: true });
  try {
    const isolate = await openIsolate(server);
    const runs: ImportRun[] = [];
    for (const format of FORMATS) {
      const warmUp = { format, rows: Math.min(WARM_UP_ROWS, ...sizes), slug: `aquece-${format}` };
      await runImports(server, isolate, warmUp);
    }
    for (const format of FORMATS) {
      for (const rows of sizes) {
        runs.push(await runImports(server, isolate, { format, rows, slug: `${format}-${String(rows)}` }));
      }
    }
    const hard: ImportStep[] = [];
    for (const [at, file] of isHard ? HARD_FILES.entries() : []) {
      hard.push(await runHardFile(server, isolate, { file, slug: `importacao-limite-${String(at)}` }));
    }
    isolate.close();
    return tellImports(runs, hard);
  } finally {
    await server.stop();
  }
}
