/** `npm run services`: everything but the Worker, for `npx wrangler dev` in another terminal; runs until Ctrl-C. */
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { createCrash } from "./crash.ts";
import { describeServices } from "./describe-stack.ts";
import { ROOT } from "./paths.ts";
import { readDataDir, readPorts } from "./places.ts";
import { setInterruptExitCode } from "./processes.ts";
import { respondsAt } from "./ready.ts";
import { runCommand } from "./run-command.ts";
import { startServices } from "./stack.ts";
import { watchSources } from "./watch-sources.ts";
import { runEveryMinute, runScheduled, writeSettings } from "./worker.ts";
import { ensureBuilt } from "#scripts/build/build-all.ts";

/** File from which `wrangler dev` reads settings; it reloads when the file changes. */
const SETTINGS = join(ROOT, ".dev.vars");
const WATCHED = join(ROOT, "wrangler.toml");

await runCommand(async () => {
  setInterruptExitCode(0);
  const crash = createCrash();
  const ports = await readPorts({ exceptWorker: true });
  await ensureBuilt(print);
  const starting = startServices({
    ...{ dataDir: readDataDir(), ports, log: print, tell: print, onCrash: crash.report },
  });
  const services = await Promise.race([starting, crash.happened]);
  const configure = () => {
    writeSettings(SETTINGS, services.workerSettings());
    utimesSync(WATCHED, new Date(), new Date());
  };
  configure();
  watchSources(print, configure);
  const worker = `http://127.0.0.1:${ports.worker}`;
  runEveryMinute(async () => ((await isUp(worker)) ? runScheduled(worker) : undefined), print);
  for (const line of describeServices(services, ports.worker)) print(line);
  await crash.happened;
});

function isUp(worker: string): Promise<boolean> {
  return respondsAt(`${worker}/health`, (status) => status === 200).catch(() => false);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
