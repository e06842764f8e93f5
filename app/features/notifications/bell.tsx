import { Popover } from "@mantine/core";
import { Link, useFetcher } from "@remix-run/react";
import { IconBell } from "@tabler/icons-react";
import { useState } from "react";
import { NOTIFICATION_TEXTS, SHELL_TEXTS } from "#copy/portal.ts";
import type { Notification } from "#domain/realtime/messages.ts";
import { InstantText } from "#app/components/format-text.tsx";
import { notificationText, unreadBadge } from "./notification-text.ts";

/** The administrator's bell: how many are unread, and the newest ones. */
export function Bell({ notifications, unread }: { notifications: readonly Notification[]; unread: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const fetcher = useFetcher();
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={380}
      withinPortal={false}
      trapFocus
    >
      <Popover.Target>
        <button
          type="button"
          className="app-icon-button"
          aria-label={`${SHELL_TEXTS.notifications}: ${unreadBadge(unread)}`}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          <IconBell size={20} stroke={1.75} aria-hidden />
          {unread > 0 && (
            <span className="app-bell__badge" aria-hidden>
              {unreadBadge(unread)}
            </span>
          )}
        </button>
      </Popover.Target>
      <Popover.Dropdown className="app-bell__panel" aria-label={SHELL_TEXTS.notifications}>
        <div className="app-bell__head">
          <h2>{SHELL_TEXTS.notifications}</h2>
          {unread > 0 && (
            <fetcher.Form method="post" action="/notifications">
              <button
                type="submit"
                name="readAll"
                value="true"
                className="gs-button"
                aria-busy={fetcher.state !== "idle"}
              >
                {SHELL_TEXTS.markAllRead}
              </button>
            </fetcher.Form>
          )}
        </div>
        {notifications.length === 0 ? (
          <p className="app-bell__empty">{NOTIFICATION_TEXTS.empty}</p>
        ) : (
          <ul className="app-bell__list">
            {notifications.map((notification) => (
              <BellItem
                key={notification.id}
                notification={notification}
                onOpen={() => {
                  setIsOpen(false);
                  fetcher.submit({ id: notification.id }, { method: "post", action: "/notifications" });
                }}
              />
            ))}
          </ul>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function BellItem({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { title, detail, path } = notificationText(notification);
  return (
    <li className="app-bell__item" data-unread={notification.lookedAt === null}>
      <Link to={path} onClick={onOpen}>
        <strong>{title}</strong>
        <span>{detail}</span>
        <InstantText value={notification.createdAt} />
      </Link>
    </li>
  );
}
