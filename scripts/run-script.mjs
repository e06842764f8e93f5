import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { bootstrap, ROOT } from "./bootstrap.mjs";
import { LaunchFailure } from "./launch-failure.mjs";

/** Bootstraps, then runs a TypeScript command with the tree's Node, and exits with its code.
 *  Signals are passed on; when this process is killed, the closed channel tells the command. */
export function runScript(script, args, needs = {}) {
  let ready;
  try {
    ready = bootstrap(needs);
  } catch (failure) {
    if (!(failure instanceof LaunchFailure)) throw failure;
    process.stderr.write(`${failure.message}\n`);
    process.exit(1);
  }
  const child = spawn(ready.node, [join(ROOT, script), ...args], {
    cwd: ROOT,
    env: ready.env,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    process.stderr.write(
      `${ready.node} could not be started: ${error.message}. Delete node_modules and run "npm ci".\n`,
    );
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
