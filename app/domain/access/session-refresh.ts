import { assertTransition } from "#domain/shared/transitions.ts";

/** Where a refresh of the session stands: claimed by its first caller, on its way, over. */
export type RefreshStatus = "STARTED" | "PENDING" | "RESOLVED";

export const REFRESH_TRANSITIONS = {
  RESOLVED: ["STARTED"],
  STARTED: ["PENDING"],
  PENDING: ["RESOLVED"],
} as const satisfies Record<RefreshStatus, readonly RefreshStatus[]>;

/** How long a call waits for somebody else's refresh. */
export const REFRESH_WAIT_MS = 10_000;
/** How often it looks whether that is over. */
export const REFRESH_STEP_MS = 50;

export interface SessionRefreshOptions {
  /** Asks for a new session; false, or a rejection, when there is none to be had. */
  refresh: () => Promise<boolean>;
  pause: (ms: number) => Promise<void>;
  /** Milliseconds of any clock that only goes forward. */
  now: () => number;
}

export interface SessionRefresh {
  /** Of the latest refresh; RESOLVED before there was one. */
  status(): RefreshStatus;
  /** How many refreshes have succeeded so far: a change means that the session is a newer one. */
  generation(): number;
  /** Starts a refresh, or waits for the one that runs. False when it fails or takes longer than a call waits. */
  run(): Promise<boolean>;
  /** Waits for the refresh that runs, if there is one; false as for `run`. */
  settle(): Promise<boolean>;
}

interface Attempt {
  status: RefreshStatus;
  isSuccess: boolean;
}

/** Refreshes the session once, however many calls ask for it at the same time: the first starts it, the others look
 *  every 50 ms whether it is over, for 10 s at most, and share its outcome. After it the next caller starts anew.
 *  @source spec, sessions and security calls; business constants */
export function createSessionRefresh({ refresh, pause, now }: SessionRefreshOptions): SessionRefresh {
  let latest: Attempt = { status: "RESOLVED", isSuccess: true };
  let generation = 0;

  async function start(): Promise<boolean> {
    const attempt: Attempt = { status: "RESOLVED", isSuccess: false };
    latest = attempt;
    move(attempt, "STARTED");
    const outcome = succeeds(refresh);
    move(attempt, "PENDING");
    attempt.isSuccess = await outcome;
    if (attempt.isSuccess) generation += 1;
    move(attempt, "RESOLVED");
    return attempt.isSuccess;
  }

  /** Holds on to its own attempt, since a new one may begin between two looks. */
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
  };
}

function move(attempt: Attempt, to: RefreshStatus): void {
  assertTransition("session refresh", REFRESH_TRANSITIONS, attempt.status, to);
  attempt.status = to;
}

async function succeeds(refresh: () => Promise<boolean>): Promise<boolean> {
  try {
    return await refresh();
  } catch {
    return false;
  }
}
