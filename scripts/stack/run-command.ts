import { Failure } from "./failure.ts";
import { stopAllProcesses } from "./processes.ts";

/** Runs a command: a Failure becomes its one line, anything else keeps its stack; both stop every process. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  endWithLauncher();
  try {
    await main();
  } catch (thrown) {
    const details = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    process.stderr.write(`${thrown instanceof Failure ? thrown.message : details}\n`);
    await stopAllProcesses();
    process.exit(1);
  }
}

/** The launcher holds a channel open: when that breaks, it was killed and cannot pass on a signal any more. */
function endWithLauncher(): void {
  if (!process.channel) return;
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
