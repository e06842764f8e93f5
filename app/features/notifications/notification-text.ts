import { NOTIFICATION_TEXTS } from "#copy/portal.ts";
import type { Notification } from "#domain/realtime/messages.ts";
import { formatCents } from "#domain/shared/format.ts";

/** A notification in two lines, and where it leads. */
export function notificationText({ kind, content }: Pick<Notification, "kind" | "content">) {
  return {
    title: `${NOTIFICATION_TEXTS[kind]} · ${content.code}`,
    detail: `${content.name} · ${formatCents(content.totalCents)}`,
    path: `/requests/detail/${content.requestId}`,
  };
}

/** What the badge of the bell shows. */
export function unreadBadge(unread: number): string {
  return unread > 99 ? "+99" : String(unread);
}
