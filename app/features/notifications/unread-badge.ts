import { NOTIFICATION_PANEL_TEXTS } from "#copy/spec/notifications.ts";

/** What the badge of the bell shows. */
export function unreadBadge(unread: number): string {
  return unread > 99 ? NOTIFICATION_PANEL_TEXTS.badgeCap : String(unread);
}
