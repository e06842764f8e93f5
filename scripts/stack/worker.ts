import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "./failure.ts";
import { modulePath, ROOT } from "./paths.ts";
import { findFreePort } from "./ports.ts";
import { startProcess } from "./processes.ts";
import type { ManagedProcess } from "./processes.ts";
import { respondsAt } from "./ready.ts";
import { startService } from "./service.ts";
import type { Service, Watch } from "./service.ts";

const MINUTE_MS = 60_000;

export interface WorkerOptions extends Watch {
  /** Folder of `worker/` (storage of the bindings), `worker.env` and `logs/`; kept between runs. */
  dataDir: string;
  port: number;
  /** Settings of the Worker, as defined in `worker/env.ts`. */
  env: Readonly<Record<string, string>>;
  /** Whether the scheduled handler runs every minute, as in production. */
  schedule?: boolean;
  /** Whether it only logs warnings and errors: a log line can cost as much as a request. */
  quiet?: boolean;
  log?: (line: string) => void;
}

export interface WorkerService extends Service {
  /** Runs the scheduled handler now. */
  runScheduled(): Promise<void>;
}

/** Starts the Worker under `wrangler dev`, which keeps the `Host` header and so serves `{slug}.localhost`, too. */
export async function startWorker(options: WorkerOptions): Promise<WorkerService> {
  const { port, schedule = true, log = ignore, onCrash, tell } = options;
  const address = `http://127.0.0.1:${port}`;
  const service = await startService({
    name: "worker",
    url: `http://localhost:${port}`,
    onCrash,
    tell,
    isHealthy: () => respondsAt(`${address}/health`, (status) => status === 200),
    launch: () => launch(options),
  });
  const run = () => runScheduled(address);
  if (schedule) runEveryMinute(() => (service.isRunning() ? run() : Promise.resolve()), log);
  return { ...service, runScheduled: run };
}

/** Calls the scheduled handler of a Worker under `wrangler dev`, which has no schedule of its own.
 *  @param address - of the Worker, e.g. `http://127.0.0.1:8787` */
export async function runScheduled(address: string): Promise<void> {
  const response = await fetch(`${address}/cdn-cgi/handler/scheduled`, {
    signal: AbortSignal.timeout(MINUTE_MS),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`The scheduled handler answered ${response.status}: ${answer}`);
}

/** Runs the work every minute until this process ends, as production does. */
export function runEveryMinute(work: () => Promise<void>, log: (line: string) => void): void {
  const timer = setInterval(() => {
    work().catch((error: unknown) => log(`Scheduled work failed: ${messageOf(error)}`));
  }, MINUTE_MS);
  timer.unref();
}

async function launch({ dataDir, port, env, quiet = false }: WorkerOptions): Promise<ManagedProcess> {
  mkdirSync(dataDir, { recursive: true });
  const envFile = join(dataDir, "worker.env");
  writeSettings(envFile, env);
  return startProcess({
    name: "worker",
    command: process.execPath,
    args: [
      modulePath("wrangler/bin/wrangler.js"),
      "dev",
      // As it is deployed. `npx wrangler dev`, which developers type, keeps names and lines.
      "--minify",
      "--ip",
      "127.0.0.1",
      "--port",
      String(port),
      "--inspector-port",
      String(await findFreePort()),
      "--env-file",
      envFile,
      "--persist-to",
      join(dataDir, "worker"),
      "--show-interactive-dev-session=false",
      ...(quiet ? ["--log-level", "warn"] : []),
    ],
    cwd: ROOT,
    env: {
      CI: "1",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      WRANGLER_HIDE_BANNER: "true",
      WRANGLER_LOG_PATH: join(dataDir, "logs/wrangler"),
      WRANGLER_REGISTRY_PATH: join(dataDir, "wrangler-registry"),
      WRANGLER_SEND_METRICS: "false",
      // They trace each request into a database, for debug pages that are not used here.
      X_LOCAL_EXPLORER: "false",
      X_LOCAL_OBSERVABILITY: "false",
    },
    logFile: join(dataDir, "logs/worker.log"),
  });
}

/** Writes settings in wrangler's format, readable only by their owner, since they contain secrets. */
export function writeSettings(file: string, settings: Readonly<Record<string, string>>): void {
  const lines = Object.entries(settings).map(([key, value]) => `${key}=${value}\n`);
  writeFileSync(file, lines.join(""), { mode: 0o600 });
}

function ignore(): void {}
