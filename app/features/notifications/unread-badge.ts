import { NOTIFICATION_PANEL_TEXTS } from "#copy/spec/notifications.ts";

/** Text of the bell's badge. */
export function unreadBadge(unread: number): string {
  return unread > 99 ? NOTIFICATION_PANEL_TEXTS.badgeCap : String(unread);
}
