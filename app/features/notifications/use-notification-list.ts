import { useEffect, useReducer, useRef } from "react";
import { NOTIFICATION_TEXTS } from "#copy/notifications/notifications.ts";
import type { Notification } from "#domain/live/notification-schema.ts";
import { useSnackbars } from "#app/ui/snackbars.tsx";
import { useLiveMessages } from "../live/provider.tsx";
import { requestNotifications } from "../live/questions.ts";
import {
  EMPTY_LIST,
  listAfter,
  type NotificationStatus,
  nextPage,
  PAGE_SIZE,
  pagesShown,
} from "./notification-list-state.ts";
import { markRead } from "./mark-read.ts";

export interface NotificationListOptions {
  unread: number;
  /** Updates the bell's count. */
  onUnread: (change: (unread: number) => number) => void;
}

/** State of the panel's list: loaded pages, notifications that arrive or are read elsewhere, and marks, which are
 *  shown at once and reverted when they fail. */
export function useNotificationList({ unread, onUnread }: NotificationListOptions) {
  const [state, change] = useReducer(listAfter, EMPTY_LIST);
  const { show } = useSnackbars();
  // Number of the newest request: answers to earlier ones are ignored.
  const question = useRef(0);
  const { status, items } = state;

  async function ask(
    event: "loaded" | "refreshed",
    of: { status: NotificationStatus; page: number },
  ): Promise<void> {
    question.current += 1;
    const own = question.current;
    if (event === "loaded") change({ event: "asked" });
    const merged = event === "refreshed";
    try {
      const filter = { limit: PAGE_SIZE, page: of.page, status: of.status, merged };
      const { notifications, unread: counted } = await requestNotifications(filter);
      if (own !== question.current) return;
      change({ event, page: notifications, asked: merged ? of.page * PAGE_SIZE : PAGE_SIZE });
      onUnread(() => counted);
    } catch {
      if (own === question.current) change({ event: "failed" });
    }
  }

  // Loads the first page again when the filter changes.
  const first = useRef(ask);
  useEffect(() => {
    first.current = ask;
  });
  useEffect(() => {
    void first.current("loaded", { status, page: 1 });
  }, [status]);

  useLiveMessages((message) => {
    const isElsewhere = message.type === "length" && message.unread !== unread;
    if (state.phase !== "loading" && (message.type === "notification" || isElsewhere)) {
      void ask("refreshed", { status, page: pagesShown(state) });
    }
  });

  async function mark(
    ids: ReadonlySet<string>,
    send: () => Promise<{ unread: number }>,
    takeBack: (unread: number) => number,
  ): Promise<void> {
    const marks = { event: "marked", ids, lookedAt: new Date().toISOString() } as const;
    change(marks);
    try {
      const counts = await send();
      // Applied again, since a refresh in between may have restored the old state.
      change(marks);
      onUnread(() => counts.unread);
    } catch {
      change({ ...marks, lookedAt: null });
      onUnread(takeBack);
      show({ type: "error", title: NOTIFICATION_TEXTS.notMarked, detail: NOTIFICATION_TEXTS.notMarkedHint });
    }
  }

  return {
    ...state,
    filter: (next: NotificationStatus) => {
      if (next !== status) change({ event: "filtered", status: next });
    },
    loadMore: () => void ask("loaded", { status, page: nextPage(state) }),
    markOne: ({ notificationId, lookedAt }: Notification) => {
      if (lookedAt !== null) return;
      onUnread((count) => count - 1);
      void mark(
        new Set([notificationId]),
        () => markRead({ notificationIds: [notificationId] }),
        (count) => count + 1,
      );
    },
    markAll: () => {
      const unreadItems = items.filter((item) => item.lookedAt === null);
      onUnread(() => 0);
      void mark(
        new Set(unreadItems.map(({ notificationId }) => notificationId)),
        () => markRead({ readAll: true }),
        () => unread,
      );
    },
  };
}

export type NotificationList = ReturnType<typeof useNotificationList>;
