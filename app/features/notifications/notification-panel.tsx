import "./notifications.css";
import { Link } from "@remix-run/react";
import { IconCheck, IconChecks, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { NOTIFICATION_TEXTS } from "#copy/notifications/notifications.ts";
import { SHELL_TEXTS } from "#copy/shell/portal.ts";
import { NotificationGroups } from "./notification-groups.tsx";
import { PanelEnd } from "./panel-end.tsx";
import { type NotificationListOptions, useNotificationList } from "./use-notification-list.ts";
import { Button } from "#app/ui/button.tsx";

export interface NotificationPanelProps extends NotificationListOptions {
  timeZone: string;
  onClose: () => void;
}

/** The bell's panel: all notifications, loaded page by page while it scrolls. */
export function NotificationPanel({ timeZone, onClose, ...counted }: NotificationPanelProps) {
  const list = useNotificationList(counted);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [nowIso] = useState(() => new Date().toISOString());
  return (
    <div className="app-stack app-gap-0 app-notes">
      <div className="app-row app-notes__head">
        <h2>{SHELL_TEXTS.notifications}</h2>
        {counted.unread > 0 && (
          <Button kind="bare" className="app-notes__all" onClick={list.markAll}>
            <IconChecks size={16} stroke={1.75} aria-hidden />
            {NOTIFICATION_TEXTS.markAllRead}
          </Button>
        )}
        <Button
          kind="bare"
          className="app-notes__close"
          aria-label={NOTIFICATION_TEXTS.close}
          onClick={onClose}
        >
          <IconX size={18} stroke={1.75} aria-hidden />
        </Button>
      </div>
      <div
        className="app-row app-gap-4 app-notes__filter"
        role="group"
        aria-label={NOTIFICATION_TEXTS.filter}
      >
        {(["all", "unread"] as const).map((status) => (
          <Button
            kind="bare"
            key={status}
            aria-pressed={list.status === status}
            onClick={() => {
              list.filter(status);
            }}
          >
            {NOTIFICATION_TEXTS[status]}
          </Button>
        ))}
      </div>
      <div ref={setScroller} className="app-notes__list app-notes__groups">
        <NotificationGroups
          notifications={list.items}
          heading="h3"
          nowIso={nowIso}
          timeZone={timeZone}
          onOpen={(notification) => {
            list.markOne(notification);
            onClose();
          }}
          renderMark={(notification) => (
            <Button
              kind="bare"
              className="app-note__mark"
              aria-label={NOTIFICATION_TEXTS.markRead}
              title={NOTIFICATION_TEXTS.markRead}
              onClick={() => {
                list.markOne(notification);
              }}
            >
              <IconCheck size={16} stroke={1.75} aria-hidden />
            </Button>
          )}
        />
        <PanelEnd list={list} scroller={scroller} />
      </div>
      <div className="app-notes__foot">
        <Link to="/info/notifications" onClick={onClose}>
          {NOTIFICATION_TEXTS.seeAll}
        </Link>
        <Link to="/info/user#notificacoes" onClick={onClose}>
          {NOTIFICATION_TEXTS.preferences}
        </Link>
      </div>
    </div>
  );
}
