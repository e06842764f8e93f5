import "./notifications.css";
import { type ReactNode, useId } from "react";
import { NOTIFICATION_GROUP_TITLES } from "#copy/spec/notifications.ts";
import { groupNotifications } from "#domain/notifications/group-notifications.ts";
import type { Notification } from "#domain/live/notification-schema.ts";
import { NotificationItem } from "./notification-item.tsx";

export interface NotificationGroupsProps {
  notifications: readonly Notification[];
  /** Level of the group titles. */
  heading: "h2" | "h3";
  /** Current instant, which days are relative to. */
  nowIso: string;
  timeZone: string;
  onOpen: (notification: Notification) => void;
  /** Renders the button that marks a notification as read. */
  renderMark: (notification: Notification) => ReactNode;
}

/** Notifications grouped under “Hoje”, “Ontem” and “Mais Antigas”. */
export function NotificationGroups(props: NotificationGroupsProps) {
  const { notifications, heading: Heading, nowIso, timeZone, onOpen, renderMark } = props;
  const id = useId();
  return groupNotifications(notifications, { nowIso, timeZone }).map(({ group, items }) => (
    <section key={group} className="app-notes__group" aria-labelledby={`${id}${group}`}>
      <Heading id={`${id}${group}`}>{NOTIFICATION_GROUP_TITLES[group]}</Heading>
      <ul>
        {items.map((notification) => (
          <NotificationItem
            key={notification.notificationId}
            notification={notification}
            group={group}
            timeZone={timeZone}
            onOpen={() => {
              onOpen(notification);
            }}
          >
            {renderMark(notification)}
          </NotificationItem>
        ))}
      </ul>
    </section>
  ));
}
