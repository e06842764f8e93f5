import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { runTool } from "#scripts/build/run-tool.ts";
import { Failure } from "#scripts/stack/failure.ts";
import { modulePath } from "#scripts/stack/paths.ts";
import type { Section } from "../report.ts";

const ReportSchema = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });

/** All journeys of buying in a browser: each purchase type, saved as each type of request, on both widths; `npm
 *  test` runs each on one width. */
export async function measureJourneys(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), "girassol-journeys-"));
  const report = join(folder, "report.json");
  const args = ["run", "--project", "e2e", "tests/e2e/buying-journeys.test.ts"];
  const out = ["--reporter=json", `--outputFile.json=${report}`];
  try {
    const { lines } = await runTool(modulePath("vitest/vitest.mjs"), [...args, ...out], {
      name: "bench-journeys",
      env: { JOURNEYS: "all" },
    });
    const { numPassedTests: passed, numFailedTests: failed } = readReport(report, lines);
    return {
      title: "Journeys of buying (each way, as budget and order, at 1440 and 390 px)",
      figures: [
        {
          what: "journeys that failed, of all",
          value: `${String(failed)} of ${String(passed + failed)}`,
          verdict: failed === 0 && passed > 0 ? "held" : "failed",
        },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(path: string, lines: readonly string[]): z.infer<typeof ReportSchema> {
  try {
    return ReportSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (cause) {
    const told = lines.slice(-5).join("\n");
    throw new Failure(`The journeys did not run: ${told}`, "See .data/logs/bench-journeys.log", { cause });
  }
}
