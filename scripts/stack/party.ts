import { join } from "node:path";
import { modulePath, ROOT } from "./paths.ts";
import { startProcess } from "./processes.ts";
import { respondsAt } from "./ready.ts";
import { startService } from "./service.ts";
import type { Service, Watch } from "./service.ts";

export interface PartyOptions extends Watch {
  /** Folder of `party/` (the rooms' storage) and `logs/`; kept between runs. */
  dataDir: string;
  port: number;
  /** Variables of the rooms. */
  env: Readonly<Record<string, string>>;
}

/** Starts the rooms under PartyKit's development server, which never hibernates them. */
export function startParty({ dataDir, port, env, ...watch }: PartyOptions): Promise<Service> {
  const url = `http://127.0.0.1:${port}`;
  const args = [
    modulePath("partykit/dist/bin.mjs"),
    "dev",
    "--config",
    "party/partykit.json",
    "--port",
    String(port),
    "--persist",
    join(dataDir, "party"),
    "--disable-request-cf-fetch",
    "--no-hotkeys",
    ...Object.entries(env).flatMap(([key, value]) => ["--var", `${key}=${value}`]),
  ];
  return startService({
    name: "partykit",
    url,
    ...watch,
    isHealthy: () => respondsAt(url, () => true),
    launch: () =>
      startProcess({
        name: "partykit",
        command: process.execPath,
        args,
        cwd: ROOT,
        logFile: join(dataDir, "logs/partykit.log"),
      }),
  });
}
