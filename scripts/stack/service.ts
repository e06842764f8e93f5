import { setTimeout as delay } from "node:timers/promises";
import type { Failure } from "./failure.ts";
import type { ManagedProcess } from "./processes.ts";
import { answers, silentFailure, stoppedFailure, waitUntilReady } from "./ready.ts";

const CHECK_EVERY_MS = 3_000;
const SILENT_CHECKS = 3;

/** A program of the stack, which can be stopped and restarted at the same address. */
export interface Service {
  readonly name: string;
  readonly url: string;
  isRunning(): boolean;
  lastLines(): readonly string[];
  /** Stops it gracefully; does nothing when it is down. */
  stop(): Promise<void>;
  /** Kills it without warning, as the fault tests do. */
  kill9(): Promise<void>;
  /** Stops it if it runs, starts it, and waits until it is ready. */
  restart(): Promise<void>;
}

/** What happens when a program fails. */
export interface Watch {
  /** Called when a program fails without having been stopped. */
  onCrash?: ((failure: Failure) => void) | undefined;
  /** Set where people use the stack: programs are health-checked all the time, since one may run without
   *  answering, and a failed one is restarted once. It is called with each event; `onCrash` is called at the
   *  second failure. */
  tell?: ((line: string) => void) | undefined;
}

export interface ServiceOptions extends Watch {
  name: string;
  url: string;
  /** Starts the program. */
  launch(): ManagedProcess | Promise<ManagedProcess>;
  /** Whether it answers as it should. */
  isHealthy(): Promise<boolean>;
}

/** Starts a program and waits until it is ready. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { name, url, onCrash, tell } = options;
  let mayStartAgain = tell !== undefined;
  let current = await start();

  async function start(): Promise<ManagedProcess> {
    const child = await options.launch();
    await waitUntilReady(child, options.isHealthy);
    void child.ended.then((how) => {
      if (!child.wasAskedToEnd()) void fail(stoppedFailure(child, how, "unexpectedly"));
    });
    if (tell !== undefined) void watchHealth(child);
    return child;
  }

  async function watchHealth(child: ManagedProcess): Promise<void> {
    let silent = 0;
    while (silent < SILENT_CHECKS) {
      await delay(CHECK_EVERY_MS, undefined, { ref: false });
      if (child.hasEnded() || child.wasAskedToEnd()) return;
      silent = (await answers(options.isHealthy)) ? 0 : silent + 1;
    }
    if (child.hasEnded() || child.wasAskedToEnd()) return;
    await child.kill9();
    await fail(silentFailure(child));
  }

  async function fail(failure: Failure): Promise<void> {
    if (!mayStartAgain) return onCrash?.(failure);
    mayStartAgain = false;
    tell?.(`${failure.message} Starting it again…`);
    try {
      current = await start();
      tell?.(`${name} is up again`);
    } catch (error) {
      onCrash?.(error as Failure);
    }
  }

  return {
    name,
    url,
    isRunning: () => !current.hasEnded(),
    lastLines: () => current.lastLines(),
    stop: () => current.stop(),
    kill9: () => current.kill9(),
    async restart() {
      await current.stop();
      current = await start();
    },
  };
}
