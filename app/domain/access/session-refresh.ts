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
const REFRESH_STEP_MS = 50;

export interface SessionRefreshOptions {
  /** Asks for a new session; false when it is refused, a rejection when nobody answers. */
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
  /** Whether the latest refresh was refused, so that the session is over. One that nobody answered says nothing. */
  wasRefused(): boolean;
}

interface Attempt {
  status: RefreshStatus;
  isSuccess: boolean;
  isRefused: boolean;
}

/** Refreshes the session once, however many calls ask for it at the same time: the first starts it, the others look
 *  every 50 ms whether it is over, for 10 s at most, and share its outcome. After it the next caller starts anew.
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
