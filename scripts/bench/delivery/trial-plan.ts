import type { Faults } from "./faults.ts";

export interface TrialPlan {
  /** Events, the last of which is for everybody. */
  events: number;
  /** Events that are added at once. */
  burst: number;
  /** After which events the rooms are killed and started again, while more are added. */
  restartsAt: readonly number[];
  /** Percent of the bursts after which a page loses its socket. */
  dropPct: number;
  /** Percent of the bursts after which old events are posted again. */
  duplicatePct: number;
  /** Passes time between bursts. */
  pause?: () => Promise<void>;
  deadlineMs: number;
}

export interface TrialResult extends Faults {
  deliveries: number;
  /** Of these, how many were read from the list after a lost connection. */
  caughtUp: number;
  drops: number;
  duplicatePosts: number;
  restarts: number;
  /** From the moment that an event is there to that in which a page has it over its socket: while the rooms are up and
   *  nobody is on the way back from a crash. */
  latenciesMs: readonly number[];
}
