import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { WRANGLER_ENV } from "./bundle.ts";
import { figureUpTo, percentile } from "./report.ts";
import type { Section } from "./report.ts";
import { runTool } from "#scripts/build/run-tool.ts";
import { Failure } from "#scripts/stack/failure.ts";
import { findTellingLine } from "#scripts/stack/process-log.ts";
import { modulePath, ROOT } from "#scripts/stack/paths.ts";

const PROFILE = join(ROOT, ".data/bench/start-up.cpuprofile");
const LIMIT_MS = 100;

const ProfileSchema = z.object({
  nodes: z.array(z.object({ id: z.int(), callFrame: z.object({ functionName: z.string() }) })),
  samples: z.array(z.int()),
  /** Microseconds before each sample. */
  timeDeltas: z.array(z.number()),
});

/** CPU time that workerd needs to evaluate the Worker's module, minified as it is deployed, by `wrangler check startup`; the platform's limit
 *  is 1 s.
 *  @param runs - number of measurements, of which the median is taken */
export async function measureStartUp(runs: number): Promise<Section> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await profileOnce());
  const figure = figureUpTo({
    what: "CPU of the module's evaluation",
    number: percentile(times, 0.5),
    limit: LIMIT_MS,
    unit: "ms",
    otherwise: "missed",
  });
  return { title: `Start-up (wrangler check startup, median of ${runs})`, figures: [figure] };
}

async function profileOnce(): Promise<number> {
  mkdirSync(join(ROOT, ".data/bench"), { recursive: true });
  const args = ["check", "startup", "--args=--minify", "--outfile", PROFILE];
  const options = { name: "bench-start-up", env: WRANGLER_ENV };
  const { ok, lines } = await runTool(modulePath("wrangler/bin/wrangler.js"), args, options);
  if (!ok) {
    throw new Failure(
      `The start-up could not be profiled: ${findTellingLine(lines)}`,
      "See .data/logs/bench-start-up.log",
    );
  }
  const { nodes, samples, timeDeltas } = ProfileSchema.parse(JSON.parse(readFileSync(PROFILE, "utf8")));
  const idle = nodes.find(({ callFrame }) => callFrame.functionName === "(idle)")?.id;
  const activeUs = samples.reduce((sum, id, at) => (id === idle ? sum : sum + (timeDeltas[at] ?? 0)), 0);
  return activeUs / 1000;
}
