import { setTimeout as delay } from "node:timers/promises";
import { Failure, messageOf } from "./failure.ts";
import { findTellingLine } from "./process-log.ts";
import type { ManagedProcess } from "./processes.ts";

const POLL_MS = 50;

/** Waits until the child is ready. If it ends or the time is over, stops it and throws. */
export async function waitUntilReady(
  child: ManagedProcess,
  isReady: () => Promise<boolean>,
  deadlineMs = 60_000,
): Promise<void> {
  const deadline = performance.now() + deadlineMs;
  while (!(await answers(isReady))) {
    if (child.hasEnded()) throw stoppedFailure(child, await child.ended, "while starting");
    if (performance.now() > deadline) {
      await child.stop();
      throw new Failure(
        `${child.name} did not answer within ${Math.round(deadlineMs / 1000)} s`,
        `See ${child.logFile}, its last line: ${findTellingLine(child.lastLines())}`,
      );
    }
    await delay(POLL_MS);
  }
}

/** Failure of a child that ended by itself. */
export function stoppedFailure(child: ManagedProcess, how: string, when: string): Failure {
  const missing = how.includes("ENOENT");
  const said = how.startsWith("signal") ? "" : `: ${findTellingLine(child.lastLines())}`;
  return new Failure(
    `${child.name} stopped ${when} (${how})${said}`,
    missing ? 'Its program is missing: delete node_modules and run "npm ci"' : `See ${child.logFile}`,
  );
}

const ANSWER_MS = 5_000;

/** Whether an address answers with an accepted status. */
export async function respondsAt(url: string, accepts: (status: number) => boolean): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS), redirect: "manual" });
  await response.body?.cancel();
  return accepts(response.status);
}

/** Failure of a child that runs and does not answer. */
export function silentFailure(child: ManagedProcess): Failure {
  return new Failure(`${child.name} does not answer any more`, `See ${child.logFile}`);
}

/** Whether a check holds; an address that is unreachable or too slow does not. */
export async function answers(isReady: () => Promise<boolean>): Promise<boolean> {
  try {
    return await isReady();
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return false;
    throw new Failure("A start-up check failed", messageOf(error), { cause: error });
  }
}
