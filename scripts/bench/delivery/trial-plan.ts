import type { Faults } from "./faults.ts";

export interface TrialPlan {
  /** Number of events; the last one is for everybody. */
  events: number;
  /** Number of events that are added at once. */
  burst: number;
  /** Numbers of events after which the rooms are killed and restarted, while more are added. */
  restartsAt: readonly number[];
  /** Percentage of bursts after which a page loses its socket. */
  dropPct: number;
  /** Percentage of bursts after which old events are posted again. */
  duplicatePct: number;
  /** Waits between bursts. */
  pause?: () => Promise<void>;
  deadlineMs: number;
}

export interface TrialResult extends Faults {
  deliveries: number;
  /** How many of them came from the list after a lost connection. */
  caughtUp: number;
  drops: number;
  duplicatePosts: number;
  restarts: number;
  /** Milliseconds from event to page, over the socket, while the rooms are up and no page is recovering from a
   *  crash. */
  latenciesMs: readonly number[];
}
