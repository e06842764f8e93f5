import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSocketQuestions } from "./questions.ts";
import type { Answer, Question } from "./questions.ts";

const QUESTION: Question = {
  type: "getBaseNotifications",
  distributorId: "dist_1",
  userId: "usr_1",
  filter: { limit: 25, page: 1, status: "unread", merged: false },
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("a question is sent with an id of its own, and answered by what carries that id", async () => {
  const { sent, ids, outcomeOf, receive, questions } = createSocket();
  const [first, second] = [outcomeOf(), outcomeOf()];
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(ids().map((requestId) => ({ ...QUESTION, requestId })));
  expect(new Set(ids()).size).toBe(2);
  questions.receive({ type: "newVersion", builtAt: "2026-11-22T12:00:00Z" });
  receive("of another page");
  receive(ids()[1], 2);
  receive(ids()[0], 1);
  expect([(await first).unread, (await second).unread]).toEqual([1, 2]);
});

test.each([
  [49, 50],
  [51, 100],
  [9_951, 10_000],
])(
  "a question that waits for a connection of %i ms is asked after %i ms [NOTIF-17]",
  async (readyAfterMs, askedAfterMs) => {
    const { sent, outcomeOf, setReady } = createSocket({ isReady: false });
    void outcomeOf();
    setTimeout(() => setReady(true), readyAfterMs);
    await vi.advanceTimersByTimeAsync(askedAfterMs - 1);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(1);
  },
);

test("a question that cannot be asked for 10 s fails [NOTIF-17]", async () => {
  const { sent, outcomeOf, setReady } = createSocket({ isReady: false });
  const outcome = outcomeOf();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(outcome).resolves.toEqual(new Error("The live channel is not connected"));
  setReady(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(0);
});

test("a question that nobody answers within 10 s is asked again twice, by the same id, and then fails [NOTIF-17]", async () => {
  const { sent, ids, outcomeOf } = createSocket();
  const outcome = outcomeOf();
  for (const [afterMs, times] of [
    [9_999, 1],
    [1, 2],
    [9_999, 2],
    [1, 3],
    [9_999, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(afterMs);
    expect(sent).toHaveLength(times);
  }
  await vi.advanceTimersByTimeAsync(1);
  await expect(outcome).resolves.toEqual(new Error("The room did not answer"));
  expect(sent).toHaveLength(3);
  expect(new Set(ids()).size).toBe(1);
});

test("a question that is asked again waits for the connection again", async () => {
  const { sent, ids, outcomeOf, receive, setReady } = createSocket();
  const outcome = outcomeOf();
  setReady(false);
  await vi.advanceTimersByTimeAsync(19_950);
  expect(sent).toHaveLength(1);
  setReady(true);
  await vi.advanceTimersByTimeAsync(50);
  expect(sent).toHaveLength(2);
  receive(ids()[0], 7);
  expect((await outcome).unread).toBe(7);
});

test("a late answer to an earlier try counts", async () => {
  const { ids, outcomeOf, receive } = createSocket();
  const outcome = outcomeOf();
  await vi.advanceTimersByTimeAsync(10_000);
  receive(ids()[0], 3);
  expect((await outcome).unread).toBe(3);
  expect(vi.getTimerCount()).toBe(0);
});

test("a question that the room cannot answer fails at once", async () => {
  const { sent, ids, outcomeOf, questions } = createSocket();
  const outcome = outcomeOf();
  await vi.advanceTimersByTimeAsync(0);
  questions.receive({ type: "requestFailed", requestId: ids()[0] ?? "" });
  await expect(outcome).resolves.toEqual(new Error("The room has no answer"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

/** Questions over a socket whose state the test sets, and what was sent over it. */
function createSocket({ isReady = true }: { isReady?: boolean } = {}) {
  let ready = isReady;
  const sent: (Question & { requestId: string })[] = [];
  const questions = createSocketQuestions({
    isReady: () => ready,
    send: (text) => sent.push(JSON.parse(text)),
  });
  return {
    sent,
    questions,
    ids: () => sent.map(({ requestId }) => requestId),
    setReady(next: boolean) {
      ready = next;
    },
    /** The answer to a question, or its error. */
    outcomeOf: () => questions.request(QUESTION).catch((error: unknown) => error as Answer),
    receive(requestId = "", unread = 0) {
      const type = "last30DaysNotifications";
      questions.receive({ type, requestId, read: 0, unread, notifications: [], merged: false });
    },
  };
}
