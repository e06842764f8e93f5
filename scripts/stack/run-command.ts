import { Failure } from "./failure.ts";
import { stopAllProcesses } from "./processes.ts";

/** Runs a command. A Failure is printed in one line, other errors with their stack; both stop all processes. */
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

/** The launcher holds a channel open: when it closes, the launcher was killed and can no longer pass on signals. */
function endWithLauncher(): void {
  if (!process.channel) return;
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
