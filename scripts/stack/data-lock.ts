import { join } from "node:path";
import { Failure } from "./failure.ts";
import { takeLock } from "./lock.ts";

/** Locks a data folder for this process, since two servers would corrupt its files.
 *  @throws Failure when a living process holds it */
export function lockDataDir(dataDir: string): () => void {
  const release = takeLock(join(dataDir, "running.pid"));
  if (typeof release === "function") return release;
  throw new Failure(
    `${dataDir} is in use by process ${release}`,
    `Stop that one (kill ${release}), or use other data: DATA_DIR=.data/second npm start`,
  );
}
