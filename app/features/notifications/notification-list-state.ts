import type { Notification } from "#domain/live/notification-schema.ts";

export const PAGE_SIZE = 25;
/** Pages that are asked for at once at most. */
const MAX_MERGED_PAGES = 20;

export type NotificationStatus = "all" | "unread";

/** What the panel holds of the list. */
export interface NotificationListState {
  status: NotificationStatus;
  items: readonly Notification[];
  phase: "loading" | "failed" | "idle" | "loadingMore" | "failedMore";
  /** Nothing older is left. */
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

/** The list after something happened to it. */
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
      // What is shown stays when only its renewal failed.
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

/** The page that continues the list. What was read since it was loaded does not count among the unread any more, so
 *  that pages shift; what comes twice is dropped. */
export function nextPage({ status, items }: Pick<NotificationListState, "status" | "items">): number {
  const matching = status === "all" ? items : items.filter(({ lookedAt }) => lookedAt === null);
  return Math.floor(matching.length / PAGE_SIZE) + 1;
}

/** How many pages, from the first one, cover what is shown. */
export function pagesShown({ items }: Pick<NotificationListState, "items">): number {
  return Math.min(MAX_MERGED_PAGES, Math.max(1, Math.ceil(items.length / PAGE_SIZE)));
}
