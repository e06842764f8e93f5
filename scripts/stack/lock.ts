import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Failure, messageOf } from "./failure.ts";

const LOOK_AGAIN_MS = 100;

const held = new Set<string>();

/** Keeps a file with this process's number until it is let go, or the process ends.
 *  @returns how to let it go, or the number of the living process that has it */
export function takeLock(file: string): (() => void) | number {
  mkdirSync(dirname(file), { recursive: true });
  while (!isWritten(file)) {
    const owner = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
    // The number of a process that is gone may be this one's today.
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

/** Works while nobody else holds the file, waiting for whoever does. */
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

/** Writes the file unless it is there, in one step. */
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
