import { assertTransition } from "#domain/shared/transitions.ts";

/** Status of a session refresh: claimed by its first caller, in progress, finished. */
export type RefreshStatus = "STARTED" | "PENDING" | "RESOLVED";

export const REFRESH_TRANSITIONS = {
  RESOLVED: ["STARTED"],
  STARTED: ["PENDING"],
  PENDING: ["RESOLVED"],
} as const satisfies Record<RefreshStatus, readonly RefreshStatus[]>;

/** How long a call waits for a refresh started by another. */
export const REFRESH_WAIT_MS = 10_000;
/** Interval in which a waiting call polls. */
const REFRESH_STEP_MS = 50;

export interface SessionRefreshOptions {
  /** Requests a new session: false when refused, a rejection when the server cannot be reached. */
  refresh: () => Promise<boolean>;
  pause: (ms: number) => Promise<void>;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
}

export interface SessionRefresh {
  /** Status of the latest refresh; RESOLVED before the first one. */
  status(): RefreshStatus;
  /** Number of successful refreshes; a change means that the session is a newer one. */
  generation(): number;
  /** Starts a refresh, or waits for the current one. False when it fails or takes longer than a call waits. */
  run(): Promise<boolean>;
  /** Waits for the current refresh, if there is one; false as for `run`. */
  settle(): Promise<boolean>;
  /** Whether the latest refresh was refused, so that the session has ended. A refresh without an answer counts as not
   *  refused. */
  wasRefused(): boolean;
}

interface Attempt {
  status: RefreshStatus;
  isSuccess: boolean;
  isRefused: boolean;
}

/** Refreshes the session once for all calls that need it at the same time: the first starts the refresh, the others
 *  poll every 50 ms for at most 10 s and share its result. Afterwards the next caller starts a new one.
 *  @source spec, sessions and security calls; business constants */
export function createSessionRefresh({ refresh, pause, now }: SessionRefreshOptions): SessionRefresh {
  let latest: Attempt = { status: "RESOLVED", isSuccess: true, isRefused: false };
  let generation = 0;

  async function start(): Promise<boolean> {
    const attempt: Attempt = { status: "RESOLVED", isSuccess: false, isRefused: false };
    latest = attempt;
    move(attempt, "STARTED");
    const outcome = outcomeOf(refresh);
    move(attempt, "PENDING");
    Object.assign(attempt, await outcome);
    if (attempt.isSuccess) generation += 1;
    move(attempt, "RESOLVED");
    return attempt.isSuccess;
  }

  /** Keeps a reference to its own attempt, since a new one may start between two polls. */
  async function waitFor(attempt: Attempt): Promise<boolean> {
    const until = now() + REFRESH_WAIT_MS;
    while (attempt.status !== "RESOLVED") {
      if (now() >= until) return false;
      await pause(REFRESH_STEP_MS);
    }
    return attempt.isSuccess;
  }

  return {
    status: () => latest.status,
    generation: () => generation,
    run: () => (latest.status === "RESOLVED" ? start() : waitFor(latest)),
    settle: () => waitFor(latest),
    wasRefused: () => latest.isRefused,
  };
}

function move(attempt: Attempt, to: RefreshStatus): void {
  assertTransition("session refresh", REFRESH_TRANSITIONS, attempt.status, to);
  attempt.status = to;
}

async function outcomeOf(refresh: () => Promise<boolean>): Promise<Pick<Attempt, "isSuccess" | "isRefused">> {
  try {
    const isSuccess = await refresh();
    return { isSuccess, isRefused: !isSuccess };
  } catch {
    return { isSuccess: false, isRefused: false };
  }
}
