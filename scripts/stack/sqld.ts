import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { modulePath } from "./paths.ts";
import { startProcess } from "./processes.ts";
import { respondsAt } from "./ready.ts";
import { startService } from "./service.ts";
import type { Service, Watch } from "./service.ts";

export interface SqldOptions extends Watch {
  /** Folder of `sqld/` (the data) and `logs/`; kept between runs. */
  dataDir: string;
  port: number;
  /** Distinguishes several servers of one data folder, such as the shards of a test. */
  name?: string;
}

/** Starts the libSQL server. It would answer 429 above 128 concurrent requests, so the limit is raised.
 *  Checkpoints run on a timer: when writers ran them under hundreds of parallel batches, they sometimes never
 *  ended and blocked all writes. Nobody can write during one, and the less there is to move, the shorter it is. */
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
          "2",
          "--no-welcome",
        ],
        logFile: join(dataDir, "logs", `${name}.log`),
      }),
  });
}
