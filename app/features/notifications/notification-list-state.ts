import type { Notification } from "#domain/live/notification-schema.ts";

export const PAGE_SIZE = 25;
/** Number of pages in one request, at most. */
const MAX_MERGED_PAGES = 20;

export type NotificationStatus = "all" | "unread";

/** State of the panel's list. */
export interface NotificationListState {
  status: NotificationStatus;
  items: readonly Notification[];
  phase: "loading" | "failed" | "idle" | "loadingMore" | "failedMore";
  /** Whether no older notifications are left. */
  isComplete: boolean;
}

export type NotificationListEvent =
  | { event: "filtered"; status: NotificationStatus }
  | { event: "asked" }
  | { event: "failed" }
  | { event: "loaded" | "refreshed"; page: readonly Notification[]; asked: number }
  | { event: "marked"; ids: ReadonlySet<string>; lookedAt: string | null };

export const EMPTY_LIST: NotificationListState = {
  status: "all",
  items: [],
  phase: "loading",
  isComplete: false,
};

/** The list after an event. */
export function listAfter(
  state: NotificationListState,
  change: NotificationListEvent,
): NotificationListState {
  const isFirst = state.phase === "loading" || state.phase === "failed";
  switch (change.event) {
    case "filtered":
      return { ...EMPTY_LIST, status: change.status };
    case "asked":
      return { ...state, phase: isFirst ? "loading" : "loadingMore" };
    case "failed":
      if (state.phase === "loadingMore") return { ...state, phase: "failedMore" };
      // When a refresh fails, the shown list stays.
      return isFirst ? { ...state, phase: "failed" } : state;
    case "loaded": {
      const known = new Set(state.items.map(({ notificationId }) => notificationId));
      const added = change.page.filter(({ notificationId }) => !known.has(notificationId));
      const isComplete = change.page.length < change.asked || added.length === 0;
      return { ...state, items: [...state.items, ...added], phase: "idle", isComplete };
    }
    case "refreshed":
      return { ...state, items: change.page, phase: "idle", isComplete: change.page.length < change.asked };
    case "marked":
      return { ...state, items: state.items.map((item) => marked(item, change)) };
  }
}

function marked(
  item: Notification,
  { ids, lookedAt }: { ids: ReadonlySet<string>; lookedAt: string | null },
) {
  return ids.has(item.notificationId) ? { ...item, lookedAt } : item;
}

/** The next page to load. Notifications read since the last load no longer count as unread, which shifts the
 *  pages; duplicates are dropped. */
export function nextPage({ status, items }: Pick<NotificationListState, "status" | "items">): number {
  const matching = status === "all" ? items : items.filter(({ lookedAt }) => lookedAt === null);
  return Math.floor(matching.length / PAGE_SIZE) + 1;
}

/** Number of pages, from the first one, that cover the shown list. */
export function pagesShown({ items }: Pick<NotificationListState, "items">): number {
  return Math.min(MAX_MERGED_PAGES, Math.max(1, Math.ceil(items.length / PAGE_SIZE)));
}
