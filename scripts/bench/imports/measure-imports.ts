import { openIsolate } from "../isolate-memory.ts";
import type { Section } from "../report.ts";
import { startServer } from "../server.ts";
import { HARD_FILES } from "./hard-files.ts";
import { type ImportRun, type ImportStep, runHardFile, runImports } from "./run-imports.ts";
import { tellImports } from "./tell-imports.ts";

const FORMATS = ["csv", "xlsx"] as const;
/** Rows of a first, unmeasured import, which warms up the process. */
const WARM_UP_ROWS = 600;

/** Time and Worker memory of each step from upload to undo, at several sizes: the memory of a step must not grow
 *  with the file.
 *  @param sizes - rows, from the smallest file to the largest
 *  @param options.isHard - whether files at the limits are measured, too */
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
