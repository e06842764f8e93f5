import { join } from "node:path";
import { Failure } from "./failure.ts";
import { takeLock } from "./lock.ts";

/** Keeps a data folder for this process: two servers on the same files would spoil them.
 *  @throws Failure when a living process has it */
export function lockDataDir(dataDir: string): () => void {
  const release = takeLock(join(dataDir, "running.pid"));
  if (typeof release === "function") return release;
  throw new Failure(
    `${dataDir} is in use by process ${release}`,
    `Stop that one (kill ${release}), or use other data: DATA_DIR=.data/second npm start`,
  );
}
