import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { constants } from "node:os";
import { sep } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createProcessLog } from "./process-log.ts";
import type { ProcessLog } from "./process-log.ts";

const GRACE_MS = 5_000;
/** How long the last output may take to arrive after the end, in milliseconds. */
const FLUSH_MS = 1_000;

export interface ProcessOptions {
  name: string;
  command: string;
  args: readonly string[];
  logFile: string;
  cwd?: string;
  /** Added to this process's environment. */
  env?: Readonly<Record<string, string>>;
  /** Called with each piece of output. */
  onOutput?: (chunk: Buffer) => void;
}

/** A child in its own process group, so that all its children end with it. */
export interface ManagedProcess {
  readonly name: string;
  readonly logFile: string;
  /** Undefined when the program could not be started. */
  readonly pid: number | undefined;
  /** Resolves when the process has ended, with the way it did: `exit code 1`, `signal SIGKILL`. */
  readonly ended: Promise<string>;
  hasEnded(): boolean;
  /** Whether `stop` or `kill9` was called, so that the end is not a crash. */
  wasAskedToEnd(): boolean;
  /** The last lines of output, at most 200. */
  lastLines(): readonly string[];
  /** SIGTERM to the group, and SIGKILL after five seconds. */
  stop(): Promise<void>;
  /** SIGKILL to the group, as in a crash. */
  kill9(): Promise<void>;
}

const running = new Set<ManagedProcess>();
let guarded = false;
let interruptExitCode: number | undefined;

/** Starts a child that never outlives this process. */
export function startProcess(options: ProcessOptions): ManagedProcess {
  guardThisProcess();
  const log = createProcessLog(options.logFile);
  const child = spawn(options.command, options.args, {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...options.env },
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
  });
  const managed = createManagedProcess(options, child, log);
  running.add(managed);
  void managed.ended.then(() => running.delete(managed));
  return managed;
}

/** Stops all running processes of `startProcess`.
 *  @param folder - only those that log into this folder */
export async function stopAllProcesses(folder?: string): Promise<void> {
  const meant = [...running].filter(
    ({ logFile }) => folder === undefined || logFile.startsWith(folder + sep),
  );
  await Promise.all(meant.map((child) => child.stop()));
}

/** Sets the exit code after SIGINT, SIGTERM or SIGHUP, for commands that usually end that way. */
export function setInterruptExitCode(code: number): void {
  interruptExitCode = code;
}

function createManagedProcess(options: ProcessOptions, child: ChildProcess, log: ProcessLog): ManagedProcess {
  let ending: string | undefined;
  let asked = false;
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => {
      ending ??= error.message;
      resolve(ending);
    });
    child.once("exit", (code, signal) => {
      ending ??= signal === null ? `exit code ${code}` : `signal ${signal}`;
      signalGroup(child.pid, "SIGKILL");
      const how = ending;
      child.once("close", () => resolve(how));
      setTimeout(() => resolve(how), FLUSH_MS).unref();
    });
  });
  void ended.then(() => log.close());
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      log.write(chunk);
      options.onOutput?.(chunk);
    });
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    asked ||= ending === undefined;
    if (ending === undefined) signalGroup(child.pid, signal);
    await Promise.race([ended, delay(GRACE_MS, undefined, { ref: false })]);
    signalGroup(child.pid, "SIGKILL");
    await ended;
  };
  return {
    name: options.name,
    logFile: options.logFile,
    pid: child.pid,
    ended,
    hasEnded: () => ending !== undefined,
    wasAskedToEnd: () => asked,
    lastLines: log.lastLines,
    stop: () => end("SIGTERM"),
    kill9: () => end("SIGKILL"),
  };
}

/** The group may be gone, or a zombie that its parent has not reaped: neither is an error. */
function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && (error.code === "ESRCH" || error.code === "EPERM"))) {
      throw error;
    }
  }
}

/** Ends the children with this process: gently on a signal, otherwise at once. */
function guardThisProcess(): void {
  if (guarded) return;
  guarded = true;
  process.on("exit", () => {
    for (const child of running) signalGroup(child.pid, "SIGKILL");
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => leave(signal));
}

let leaving = false;

function leave(signal: "SIGINT" | "SIGTERM" | "SIGHUP"): void {
  if (leaving) return;
  leaving = true;
  void stopAllProcesses().finally(() => process.exit(interruptExitCode ?? 128 + constants.signals[signal]));
}
