/** `npm start`: the whole product on this machine, until Ctrl-C. */
import { describeStack } from "./describe-stack.ts";
import { createCrash } from "./crash.ts";
import { readDataDir, readPorts } from "./places.ts";
import { setInterruptExitCode } from "./processes.ts";
import { runCommand } from "./run-command.ts";
import { startStack } from "./stack.ts";
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
    dataDir: readDataDir(),
    ports,
    built,
    log: print,
    tell: print,
    onCrash: crash.report,
  });
  const stack = await Promise.race([starting, crash.happened, failsWith(built)]);
  for (const line of describeStack(stack)) print(line);
  if (process.argv.includes("--watch")) watchSources(print);
  await crash.happened;
}

/** A promise that rejects with the given one, and never resolves. */
function failsWith(promise: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    promise.catch(reject);
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
