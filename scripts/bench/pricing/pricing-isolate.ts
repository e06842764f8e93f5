import { readdirSync, readFileSync } from "node:fs";
import { build } from "esbuild";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { ROOT } from "#scripts/stack/paths.ts";

const ROUNDS = 7;
const PROGRAM = `
  import { answer } from "./scripts/bench/pricing/isolate-program.ts";
  export default { fetch: answer };
`;

/** The pricing code alone, in a Worker under workerd. */
export interface PricingIsolate {
  /** CPU milliseconds of one repetition: the fastest of several rounds, less the time of an empty request.
   *  @param path - of the program; `times` is appended */
  cpuMs(path: string, times: number): Promise<number>;
  ask(path: string): Promise<unknown>;
  stop(): Promise<void>;
}

/** Bundles the pricing rules of the domain and starts them in workerd. */
export async function startPricingIsolate(): Promise<PricingIsolate> {
  const before = new Set(findWorkerds());
  const worker = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.NONE),
      telemetry: { enabled: false },
      cf: false,
      name: "pricing",
      modules: [{ type: "ESModule", path: "pricing.js", contents: await bundleProgram() }],
      compatibilityDate: "2026-10-01",
      unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
    }),
  );
  await worker.ready;
  const { origin } = await worker.unsafeGetDirectURL();
  const id = findWorkerds().find((one) => !before.has(one));
  const ask = async (path: string): Promise<unknown> => {
    // A connection that was idle for some seconds may close just as it is used again.
    const response = await fetch(origin + path, { headers: { connection: "close" } });
    if (!response.ok)
      throw new Error(`${path} answered ${String(response.status)}: ${await response.text()}`);
    return response.json();
  };
  const timeMs = async (path: string): Promise<number> => {
    const start = readClockMs(id);
    await ask(path);
    return readClockMs(id) - start;
  };
  const cpuMs = async (path: string, times: number): Promise<number> => {
    await ask(`${path}&times=1`);
    let [full, empty] = [Infinity, Infinity];
    for (let round = 0; round < ROUNDS; round += 1) {
      empty = Math.min(empty, await timeMs(`${path}&times=0`));
      full = Math.min(full, await timeMs(`${path}&times=${String(times)}`));
    }
    return (full - empty) / times;
  };
  return { cpuMs, ask, stop: () => worker.dispose() };
}

async function bundleProgram(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    stdin: { contents: PROGRAM, resolveDir: ROOT, loader: "ts" },
    bundle: true,
    format: "esm",
    logLevel: "silent",
    minify: true,
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}

/** Workerd processes started by this process; none on systems other than Linux. */
function findWorkerds(): string[] {
  try {
    return readdirSync("/proc").filter((id) => /^\d+$/.test(id) && isOwnWorkerd(id));
  } catch {
    return [];
  }
}

function isOwnWorkerd(id: string): boolean {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return Number(parent) === process.pid && stat.includes("(workerd)");
  } catch {
    return false;
  }
}

/** Processor time of all threads of a process; where the system does not report it, wall-clock time. */
function readClockMs(id: string | undefined): number {
  if (id === undefined) return performance.now();
  const threads = readdirSync(`/proc/${id}/task`);
  const ns = threads.map(
    (thread) => readFileSync(`/proc/${id}/task/${thread}/schedstat`, "utf8").split(" ")[0],
  );
  return ns.reduce((sum, one) => sum + Number(one), 0) / 1_000_000;
}
