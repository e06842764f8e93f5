import { expect, test } from "vitest";
import type { Notification } from "#domain/live/notification-schema.ts";
import {
  EMPTY_LIST,
  listAfter,
  nextPage,
  type NotificationListState,
  pagesShown,
} from "./notification-list-state.ts";

function build(from: number, count: number, lookedAt: string | null = null): Notification[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `row_${String(from + at)}`,
    notificationId: `ntf_${String(from + at)}`,
    createdAt: "2026-11-21T12:00:00.000Z",
    lookedAt,
    kind: "registrationReceived",
    content: { integratorId: "int_1", companyName: "Volt" },
  }));
}

function loaded(state: NotificationListState, page: Notification[]): NotificationListState {
  return listAfter(state, { event: "loaded", page, asked: 25 });
}

const ids = ({ items }: NotificationListState) => items.map(({ notificationId }) => notificationId);

test("a full page leaves more to ask for, a shorter one is the last", () => {
  expect(loaded(EMPTY_LIST, build(1, 25))).toMatchObject({ phase: "idle", isComplete: false });
  expect(loaded(EMPTY_LIST, build(1, 24))).toMatchObject({ phase: "idle", isComplete: true });
  expect(loaded(EMPTY_LIST, [])).toMatchObject({ phase: "idle", isComplete: true });
});

test("a page that overlaps adds only what is new; one without news ends the list", () => {
  const first = loaded(EMPTY_LIST, build(1, 25));
  const second = loaded(first, build(21, 25));
  expect(ids(second)).toEqual(build(1, 45).map(({ notificationId }) => notificationId));
  expect(loaded(second, build(21, 25)).isComplete).toBe(true);
});

test("the next page follows what is shown; among the unread, what was read meanwhile does not count", () => {
  const items = [...build(1, 20), ...build(21, 30, "2026-11-21T13:00:00.000Z")];
  expect(nextPage({ status: "all", items })).toBe(3); // 50 shown
  expect(nextPage({ status: "unread", items })).toBe(1); // 20 still unread
  expect(nextPage({ status: "all", items: [] })).toBe(1);
});

test.each([
  [0, 1],
  [25, 1],
  [26, 2],
  [500, 20],
  [501, 20],
])("%i notifications are read again in %i pages", (count, pages) => {
  expect(pagesShown({ items: build(1, count) })).toBe(pages);
});

test("marks are set on what is meant and taken back", () => {
  const state = loaded(EMPTY_LIST, build(1, 2));
  const marks = { event: "marked", ids: new Set(["ntf_2"]) } as const;
  const read = listAfter(state, { ...marks, lookedAt: "2026-11-21T13:00:00.000Z" });
  expect(read.items.map(({ lookedAt }) => lookedAt)).toEqual([null, "2026-11-21T13:00:00.000Z"]);
  expect(listAfter(read, { ...marks, lookedAt: null })).toEqual(state);
});

test("a failure keeps what is shown, and the first one is another than a later one", () => {
  const failed = listAfter(listAfter(EMPTY_LIST, { event: "asked" }), { event: "failed" });
  expect(failed.phase).toBe("failed");
  const more = listAfter(loaded(EMPTY_LIST, build(1, 25)), { event: "asked" });
  expect(more.phase).toBe("loadingMore");
  expect(listAfter(more, { event: "failed" })).toMatchObject({ phase: "failedMore", items: build(1, 25) });
  const shown = loaded(EMPTY_LIST, build(1, 25));
  expect(listAfter(shown, { event: "failed" })).toBe(shown);
});

test("another filter begins anew, and news replace what is shown", () => {
  const state = loaded(EMPTY_LIST, build(1, 25));
  expect(listAfter(state, { event: "filtered", status: "unread" })).toEqual({
    ...EMPTY_LIST,
    status: "unread",
  });
  const fresh = listAfter(state, { event: "refreshed", page: build(0, 25), asked: 25 });
  expect(ids(fresh)[0]).toBe("ntf_0");
  expect(fresh.isComplete).toBe(false);
});
