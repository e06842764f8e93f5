import { join } from "node:path";
import type { Failure } from "./failure.ts";
import { modulePath, ROOT } from "./paths.ts";
import { startProcess } from "./processes.ts";
import { respondsAt, waitUntilReady } from "./ready.ts";
import { startService } from "./service.ts";
import type { Service } from "./service.ts";

export interface PartyOptions {
  /** Holds `party/` (the rooms' storage) and `logs/`; kept between runs. */
  dataDir: string;
  port: number;
  /** Variables of the rooms. */
  env: Readonly<Record<string, string>>;
  onCrash?: ((failure: Failure) => void) | undefined;
}

/** The rooms, under PartyKit's development server (which never hibernates them). */
export function startParty({ dataDir, port, env, onCrash }: PartyOptions): Promise<Service> {
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
    onCrash,
    async launch() {
      const child = startProcess({
        name: "partykit",
        command: process.execPath,
        args,
        cwd: ROOT,
        logFile: join(dataDir, "logs/partykit.log"),
      });
      await waitUntilReady(child, () => respondsAt(url, () => true));
      return child;
    },
  });
}
