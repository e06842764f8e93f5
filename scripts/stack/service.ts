import type { Failure } from "./failure.ts";
import type { ManagedProcess } from "./processes.ts";
import { stoppedFailure } from "./ready.ts";

/** One program of the stack, which can be ended and started again at the same address. */
export interface Service {
  readonly name: string;
  readonly url: string;
  isRunning(): boolean;
  lastLines(): readonly string[];
  /** Ends it in order; nothing happens when it is down. */
  stop(): Promise<void>;
  /** Kills it without warning: the crash of the fault tests. */
  kill9(): Promise<void>;
  /** Starts it, after ending it when it runs, and waits until it answers. */
  restart(): Promise<void>;
}

export interface ServiceOptions {
  name: string;
  url: string;
  /** Starts the program and waits until it answers. */
  launch(): Promise<ManagedProcess>;
  /** Told when the program ends although nobody ended it. */
  onCrash?: ((failure: Failure) => void) | undefined;
}

/** Launches a program and keeps hold of it. */
export async function startService({ name, url, launch, onCrash }: ServiceOptions): Promise<Service> {
  let current = watch(await launch());

  function watch(child: ManagedProcess): ManagedProcess {
    void child.ended.then((how) => {
      if (!child.wasAskedToEnd()) onCrash?.(stoppedFailure(child, how, "unexpectedly"));
    });
    return child;
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
      current = watch(await launch());
    },
  };
}
