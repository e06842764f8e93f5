import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { modulePath } from "./paths.ts";
import { startProcess } from "./processes.ts";
import { respondsAt } from "./ready.ts";
import { startService } from "./service.ts";
import type { Service, Watch } from "./service.ts";

export interface SqldOptions extends Watch {
  /** Holds `sqld/` (the data) and `logs/`; kept between runs. */
  dataDir: string;
  port: number;
  /** Sets two servers of one data folder apart, as the shards of a test. */
  name?: string;
}

/** The libSQL server. Above its usual 128 concurrent requests it would answer 429, so the limit is raised. Checkpoints
 *  run by the clock: left to the writers, under some hundred parallel batches they sometimes never ended, and no
 *  write did any more. */
export function startSqld({ dataDir, port, name = "sqld", ...watch }: SqldOptions): Promise<Service> {
  const url = `http://127.0.0.1:${port}`;
  mkdirSync(dataDir, { recursive: true });
  return startService({
    name,
    url,
    ...watch,
    isHealthy: () => respondsAt(`${url}/health`, (status) => status === 200),
    launch: () =>
      startProcess({
        name,
        command: modulePath(`@sqld/${process.platform}-${process.arch}/sqld`),
        args: [
          "--db-path",
          join(dataDir, name),
          "--http-listen-addr",
          `127.0.0.1:${port}`,
          "--max-concurrent-connections",
          "2048",
          "--max-concurrent-requests",
          "2048",
          "--checkpoint-interval-s",
          "5",
          "--no-welcome",
        ],
        logFile: join(dataDir, "logs", `${name}.log`),
      }),
  });
}
