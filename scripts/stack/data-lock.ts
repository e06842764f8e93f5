import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.ts";

/** Keeps a data folder for this process: two servers on the same files would spoil them.
 *  @throws Failure when a living process has it */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "running.pid");
  const owner = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  if (owner > 0 && owner !== process.pid && isAlive(owner)) {
    throw new Failure(
      `${dataDir} is in use by process ${owner}`,
      `Stop that one (kill ${owner}), or use other data: DATA_DIR=.data/second npm start`,
    );
  }
  writeFileSync(file, String(process.pid));
  const unlock = (): void => rmSync(file, { force: true });
  process.once("exit", unlock);
  return () => {
    process.off("exit", unlock);
    unlock();
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
