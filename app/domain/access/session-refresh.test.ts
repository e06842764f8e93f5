import { expect, test, vi } from "vitest";
import { unreachableStates } from "#tests/factories/unreachable-states.ts";
import { createSessionRefresh, REFRESH_TRANSITIONS } from "./session-refresh.ts";

test("a refresh is started, then pending, then resolved, and each state can be reached [AUTH-14]", async () => {
  const during: string[] = [];
  const clock = createClock();
  const session = createSessionRefresh({
    refresh: async () => {
      during.push(session.status());
      await clock.pause(100);
      during.push(session.status());
      return true;
    },
    ...clock,
  });
  expect(session.status()).toBe("RESOLVED");
  const outcome = session.run();
  expect(session.status()).toBe("PENDING");
  await clock.pass(100);
  expect(await outcome).toBe(true);
  expect(during).toEqual(["STARTED", "PENDING"]);
  expect(session.status()).toBe("RESOLVED");
  expect(unreachableStates(REFRESH_TRANSITIONS, "RESOLVED")).toEqual([]);
});

test.each([true, false])(
  "fifty callers at once cause one refresh and all get its outcome, %s [AUTH-14]",
  async (isSuccess) => {
    const { session, clock, refresh } = createSession([{ takesMs: 400, isSuccess }]);
    const outcomes = Promise.all(Array.from({ length: 50 }, () => session.run()));
    await clock.pass(400);
    expect(await outcomes).toEqual(Array.from({ length: 50 }, () => isSuccess));
    expect(refresh).toHaveBeenCalledOnce();
  },
);

test("after a refresh that failed, the next call starts a new one", async () => {
  const { session, clock, refresh } = createSession([
    { takesMs: 100, isSuccess: false },
    { takesMs: 100, isSuccess: true },
  ]);
  const first = session.run();
  await clock.pass(100);
  expect(await first).toBe(false);
  const second = session.run();
  await clock.pass(100);
  expect(await second).toBe(true);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("a refresh that breaks off has failed", async () => {
  const session = createSessionRefresh({
    refresh: () => Promise.reject(new TypeError("Failed to fetch")),
    ...createClock(),
  });
  expect(await session.run()).toBe(false);
  expect(session.status()).toBe("RESOLVED");
  expect(session.wasRefused()).toBe(false);
});

test("a refresh that is refused says so until another one succeeds", async () => {
  const { session, clock } = createSession([
    { takesMs: 10, isSuccess: false },
    { takesMs: 10, isSuccess: true },
  ]);
  const refused = session.run();
  expect(session.wasRefused()).toBe(false);
  await clock.pass(10);
  await refused;
  expect(session.wasRefused()).toBe(true);
  const granted = session.run();
  await clock.pass(10);
  await granted;
  expect(session.wasRefused()).toBe(false);
});

test.each([
  [9_999, true],
  [10_000, true], // over at the last poll
  [10_001, false],
])("a call that waits for a refresh of %i ms gets: %s [AUTH-15]", async (takesMs, expected) => {
  const { session, clock } = createSession([{ takesMs, isSuccess: true }]);
  const first = session.run();
  const waiting = session.run();
  await clock.pass(10_000);
  expect(await outcomeSoFar(waiting)).toBe(expected);
  await clock.pass(1);
  expect(await first).toBe(true);
});

test.each([
  [100, 100],
  [101, 150],
])(
  "a refresh that is over after %i ms is noticed after %i ms, at a step of 50 ms [AUTH-15]",
  async (takesMs, noticedMs) => {
    const { session, clock } = createSession([{ takesMs, isSuccess: true }]);
    const noticedAt = vi.fn<(ms: number) => void>();
    void session.run();
    void session.settle().then(() => {
      noticedAt(clock.now());
    });
    await clock.pass(1_000);
    expect(noticedAt).toHaveBeenCalledExactlyOnceWith(noticedMs);
  },
);

test("who waits for a refresh that failed is not held up by the next one", async () => {
  const { session, clock } = createSession([
    { takesMs: 101, isSuccess: false },
    { takesMs: 5_000, isSuccess: true },
  ]);
  void session.run().then(() => session.run());
  const waiting = session.run();
  await clock.pass(150);
  expect(session.status()).toBe("PENDING");
  expect(await outcomeSoFar(waiting)).toBe(false);
});

test("without a refresh there is nothing to wait for", async () => {
  const { session, refresh } = createSession([]);
  expect(await session.settle()).toBe(true);
  expect(refresh).not.toHaveBeenCalled();
});

test("only refreshes that succeed make the session a newer one", async () => {
  const { session, clock } = createSession([
    { takesMs: 10, isSuccess: true },
    { takesMs: 10, isSuccess: false },
  ]);
  expect(session.generation()).toBe(0);
  const first = session.run();
  await clock.pass(10);
  await first;
  expect(session.generation()).toBe(1);
  const second = session.run();
  await clock.pass(10);
  await second;
  expect(session.generation()).toBe(1);
});

function outcomeSoFar(waiting: Promise<boolean>): Promise<boolean | "waiting"> {
  return Promise.race([waiting, Promise.resolve("waiting" as const)]);
}

/** A session whose refreshes run one after another. */
function createSession(refreshes: { takesMs: number; isSuccess: boolean }[]) {
  const clock = createClock();
  const left = [...refreshes];
  const refresh = vi.fn(async () => {
    const next = left.shift();
    if (next === undefined) throw new Error("one refresh too many");
    await clock.pause(next.takesMs);
    return next.isSuccess;
  });
  return { session: createSessionRefresh({ refresh, ...clock }), clock, refresh };
}

/** A clock that the test moves; it wakes waiting callers in the order of their time. */
function createClock() {
  let time = 0;
  const sleepers: { at: number; wake: () => void }[] = [];
  return {
    now: () => time,
    pause: (ms: number) =>
      new Promise<void>((resolve) => {
        sleepers.push({ at: time + ms, wake: resolve });
        sleepers.sort((one, other) => one.at - other.at);
      }),
    async pass(ms: number): Promise<void> {
      const until = time + ms;
      for (let next = sleepers[0]; next !== undefined && next.at <= until; next = sleepers[0]) {
        time = next.at;
        sleepers.shift();
        next.wake();
        await nextTurn();
      }
      time = until;
      await nextTurn();
    },
  };
}

/** Waits until all settled promises have been handled. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
