import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { attachLiveQuestions, requestNotifications } from "./questions.ts";
import type { LiveQuestionsHost } from "./questions.ts";

const FILTER = { limit: 25, page: 2, status: "unread", merged: true } as const;
const OF_THE_ROOM = { read: 1, unread: 2, notifications: [], merged: true };
const OF_THE_PORTAL = { read: 3, unread: 4, notifications: [], merged: true };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [2_999, "the room", OF_THE_ROOM],
  [3_001, "the API", OF_THE_PORTAL],
])(
  "with a socket after %i ms notifications come from %s [NOTIF-18]",
  async (connectedAfterMs, _whose, page) => {
    const { request } = attach({ connectedAfterMs });
    const fetching = fakePortal();
    const asked = requestNotifications(FILTER);
    await vi.advanceTimersByTimeAsync(2_949);
    expect([request.mock.calls.length, fetching.mock.calls.length]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(51);
    expect(await asked).toEqual(page);
    const fromRoom = page === OF_THE_ROOM;
    expect([request.mock.calls.length, fetching.mock.calls.length]).toEqual(fromRoom ? [1, 0] : [0, 1]);
  },
);

test("the room is asked for the person who looks at the page", async () => {
  const { request } = attach({ connectedAfterMs: 0 });
  await requestNotifications(FILTER);
  expect(request).toHaveBeenCalledWith({
    type: "getBaseNotifications",
    distributorId: "dist_1",
    userId: "usr_1",
    filter: FILTER,
  });
});

test("the API is asked with the filter as its query, also when the room does not answer", async () => {
  const { request } = attach({ connectedAfterMs: 0 });
  request.mockRejectedValueOnce(new Error("The room did not answer"));
  const fetching = fakePortal();
  expect(await requestNotifications(FILTER)).toEqual(OF_THE_PORTAL);
  expect(fetching.mock.calls.map(([url]) => url)).toEqual([
    "/app/user/notifications?limit=25&page=2&status=unread&merged=true",
  ]);
});

test("without a channel on the page the API is asked after the wait", async () => {
  const { detach } = attach({ connectedAfterMs: 0 });
  detach();
  const fetching = fakePortal();
  const asked = requestNotifications(FILTER);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await asked).toEqual(OF_THE_PORTAL);
  expect(fetching).toHaveBeenCalledOnce();
});

test("an API that fails fails the list", async () => {
  attach({ connectedAfterMs: 0 }).request.mockRejectedValueOnce(new Error("The room did not answer"));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({}, { status: 503 })));
  await expect(requestNotifications(FILTER)).rejects.toThrow("The portal answered 503");
});

/** A channel that connects after a delay, and a room that answers. */
function attach({ connectedAfterMs }: { connectedAfterMs: number }) {
  const connectedAt = performance.now() + connectedAfterMs;
  const request = vi.fn<LiveQuestionsHost["questions"]["request"]>(() =>
    Promise.resolve({ ...OF_THE_ROOM, type: "last30DaysNotifications", requestId: "1" }),
  );
  const isReady = () => performance.now() >= connectedAt;
  const detach = attachLiveQuestions({
    distributorId: "dist_1",
    userId: "usr_1",
    questions: { isReady, request },
  });
  onTestFinished(detach);
  return { request, detach };
}

function fakePortal() {
  const fetching = vi.fn((_url: string) => Promise.resolve(Response.json({ data: OF_THE_PORTAL })));
  vi.stubGlobal("fetch", fetching);
  return fetching;
}
