/** `npm start`: the whole product on this machine, until Ctrl-C. */
import { isAbsolute, join } from "node:path";
import { describeStack } from "./describe-stack.ts";
import type { Failure } from "./failure.ts";
import { ROOT } from "./paths.ts";
import { assertPortFree, readPort } from "./ports.ts";
import { setInterruptExitCode } from "./processes.ts";
import { runCommand } from "./run-command.ts";
import { startStack } from "./stack.ts";
import type { StackPorts } from "./stack.ts";
import { watchSources } from "./watch-sources.ts";
import { ensureBuilt } from "#scripts/build/build-all.ts";

await runCommand(start);

async function start(): Promise<void> {
  setInterruptExitCode(0);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => print("Stopping…"));
  const crash = createCrash();
  const ports = await readPorts();
  const built = ensureBuilt(print);
  const starting = startStack({
    dataDir: resolveDataDir(),
    ports,
    built,
    log: print,
    onCrash: crash.report,
  });
  const stack = await Promise.race([starting, crash.happened, failsWith(built)]);
  for (const line of describeStack(stack)) print(line);
  if (process.argv.includes("--watch")) watchSources(print);
  await crash.happened;
}

async function readPorts(): Promise<StackPorts> {
  const ports = {
    worker: readPort("PORT", 8787),
    widgetSite: readPort("WIDGET_SITE_PORT", 8788),
    partykit: readPort("PARTYKIT_PORT", 1999),
    sqld: readPort("SQLD_PORT", 8889),
    addressServer: readPort("ADDRESS_SERVER_PORT", 8790),
    carrierServer: readPort("CARRIER_SERVER_PORT", 8791),
  };
  await assertPortFree(ports.worker, "the portal", "PORT");
  await assertPortFree(ports.widgetSite, "the widget demo site", "WIDGET_SITE_PORT");
  await assertPortFree(ports.partykit, "the live rooms (PartyKit)", "PARTYKIT_PORT");
  await assertPortFree(ports.sqld, "the database (sqld)", "SQLD_PORT");
  await assertPortFree(ports.addressServer, "the local address services", "ADDRESS_SERVER_PORT");
  await assertPortFree(ports.carrierServer, "the local network of carriers", "CARRIER_SERVER_PORT");
  return ports;
}

function resolveDataDir(): string {
  const named = process.env.DATA_DIR;
  if (named === undefined || named === "") return join(ROOT, ".data/dev");
  return isAbsolute(named) ? named : join(ROOT, named);
}

function createCrash(): { happened: Promise<never>; report: (failure: Failure) => void } {
  let report: (failure: Failure) => void = () => undefined;
  const happened = new Promise<never>((_, reject) => {
    report = reject;
  });
  return { happened, report: (failure) => report(failure) };
}

/** A promise that only ever rejects, as soon as the given one does. */
function failsWith(promise: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    promise.catch(reject);
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
