import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "./failure.ts";
import type { Failure } from "./failure.ts";
import { modulePath, ROOT } from "./paths.ts";
import { findFreePort } from "./ports.ts";
import { startProcess } from "./processes.ts";
import type { ManagedProcess } from "./processes.ts";
import { respondsAt, waitUntilReady } from "./ready.ts";
import { startService } from "./service.ts";
import type { Service } from "./service.ts";

const MINUTE_MS = 60_000;

export interface WorkerOptions {
  /** Holds `worker/` (storage of the bindings), `worker.env` and `logs/`; kept between runs. */
  dataDir: string;
  port: number;
  /** Settings of the Worker, as `worker/env.ts` wants them. */
  env: Readonly<Record<string, string>>;
  /** Whether the scheduled handler runs every minute by itself, as in production. */
  schedule?: boolean;
  /** Whether it logs warnings and errors only: a line for each request costs as much as many a request. */
  quiet?: boolean;
  log?: (line: string) => void;
  onCrash?: ((failure: Failure) => void) | undefined;
}

export interface WorkerService extends Service {
  /** Runs the scheduled handler now. */
  runScheduled(): Promise<void>;
}

/** The Worker, under `wrangler dev`, which keeps the `Host` header and so serves `{slug}.localhost` too. */
export async function startWorker(options: WorkerOptions): Promise<WorkerService> {
  const { port, schedule = true, log = ignore, onCrash } = options;
  const url = `http://localhost:${port}`;
  const address = `http://127.0.0.1:${port}`;
  const service = await startService({
    name: "worker",
    url,
    onCrash,
    launch: () => launch(options, address),
  });

  async function runScheduled(): Promise<void> {
    const response = await fetch(`${address}/cdn-cgi/handler/scheduled`, {
      signal: AbortSignal.timeout(MINUTE_MS),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`The scheduled handler answered ${response.status}: ${answer}`);
  }

  if (schedule) {
    const timer = setInterval(() => {
      if (!service.isRunning()) return;
      runScheduled().catch((error: unknown) => log(`Scheduled work failed: ${messageOf(error)}`));
    }, MINUTE_MS);
    timer.unref();
  }
  return { ...service, runScheduled };
}

async function launch(
  { dataDir, port, env, quiet = false }: WorkerOptions,
  address: string,
): Promise<ManagedProcess> {
  mkdirSync(dataDir, { recursive: true });
  const envFile = join(dataDir, "worker.env");
  const lines = Object.entries(env).map(([key, value]) => `${key}=${value}\n`);
  writeFileSync(envFile, lines.join(""), { mode: 0o600 });
  const child = startProcess({
    name: "worker",
    command: process.execPath,
    args: [
      modulePath("wrangler/bin/wrangler.js"),
      "dev",
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
      // They trace every request into a database, for pages of wrangler's own that nobody opens.
      X_LOCAL_EXPLORER: "false",
      X_LOCAL_OBSERVABILITY: "false",
    },
    logFile: join(dataDir, "logs/worker.log"),
  });
  await waitUntilReady(child, () => respondsAt(`${address}/health`, (status) => status === 200));
  return child;
}

function ignore(): void {}
