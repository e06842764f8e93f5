import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Failure, messageOf } from "./failure.ts";

const LOOK_AGAIN_MS = 100;

const held = new Set<string>();

/** Locks a file with this process's id until it is released or the process ends.
 *  @returns a function that releases it, or the id of the living process that holds it */
export function takeLock(file: string): (() => void) | number {
  mkdirSync(dirname(file), { recursive: true });
  while (!isWritten(file)) {
    const owner = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
    // The id of an ended process may have been reused for this one.
    if (owner === process.pid ? held.has(file) : owner > 0 && isAlive(owner)) return owner;
    rmSync(file, { force: true });
  }
  held.add(file);
  const unlock = (): void => {
    held.delete(file);
    rmSync(file, { force: true });
  };
  process.once("exit", unlock);
  return () => {
    process.off("exit", unlock);
    unlock();
  };
}

/** Runs the work while holding the lock, after waiting for its holder. */
export async function whileHolding<T>(file: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const release = takeLock(file);
    if (typeof release === "function") {
      try {
        return await work();
      } finally {
        release();
      }
    }
    await delay(LOOK_AGAIN_MS);
  }
}

/** Creates the file atomically; false when it exists. */
function isWritten(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw new Failure(messageOf(error), `Make ${file} writable`, { cause: error });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
