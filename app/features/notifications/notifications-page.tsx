import "./notifications.css";
import { Form, Link, useNavigation, useRevalidator } from "@remix-run/react";
import { IconCheck, IconChecks } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { NOTIFICATION_PAGER_TEXTS, NOTIFICATION_TEXTS } from "#copy/notifications/notifications.ts";
import { fill } from "#copy/shared/fill.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import type { Notification } from "#domain/live/notification-schema.ts";
import { Pager } from "#app/ui/pager.tsx";
import { markRead } from "./mark-read.ts";
import { NotificationGroups } from "./notification-groups.tsx";
import { Button } from "#app/ui/button.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

export interface NotificationsPageProps {
  notifications: readonly Notification[];
  unread: number;
  totalItems: number;
  page: number;
  pageSize: number;
  status: "all" | "unread";
  nowIso: string;
  timeZone: string;
  /** Why the last mark failed. */
  refusal: { title: string; description: string } | null;
}

/** The person's notifications as a page, for everybody; the bell is for administrators only. */
export function NotificationsPage(props: NotificationsPageProps) {
  const { notifications, unread, status, nowIso, timeZone, refusal } = props;
  const markOpened = useMarkOpened();
  return (
    <section className="app-notes-page">
      <PageHead title={PAGE_TITLES.OwnNotifications} hint={NOTIFICATION_TEXTS.hint}>
        {unread > 0 && (
          <Form method="post">
            <Button type="submit">
              <IconChecks size={18} stroke={1.75} aria-hidden />
              {NOTIFICATION_TEXTS.markAllRead}
            </Button>
          </Form>
        )}
      </PageHead>
      {refusal && (
        <NoticeBox tone="danger" role="alert">
          <span>
            <strong>{refusal.title}.</strong> {refusal.description}
          </span>
        </NoticeBox>
      )}
      <nav className="app-row app-gap-4 app-notes__filter" aria-label={NOTIFICATION_TEXTS.filter}>
        <Link to="?" aria-current={status === "all" ? "page" : undefined}>
          {NOTIFICATION_TEXTS.all}
        </Link>
        <Link to="?status=unread" aria-current={status === "unread" ? "page" : undefined}>
          {NOTIFICATION_TEXTS.unread}
        </Link>
        <span role="status">{unread > 0 && fill(NOTIFICATION_TEXTS.unreadCount, { count: unread })}</span>
      </nav>
      {notifications.length === 0 ? (
        <NoNotifications isFiltered={status === "unread"} />
      ) : (
        <div className="gs-panel app-notes-page__list app-notes__groups">
          <NotificationGroups
            notifications={notifications}
            heading="h2"
            nowIso={nowIso}
            timeZone={timeZone}
            onOpen={({ notificationId, lookedAt }) => {
              if (lookedAt === null) void markOpened(notificationId);
            }}
            renderMark={({ notificationId }) => (
              <Form method="post" preventScrollReset>
                <HiddenField name="notificationId" value={notificationId} />
                <Button
                  type="submit"
                  kind="bare"
                  className="app-note__mark"
                  aria-label={NOTIFICATION_TEXTS.markRead}
                  title={NOTIFICATION_TEXTS.markRead}
                >
                  <IconCheck size={16} stroke={1.75} aria-hidden />
                </Button>
              </Form>
            )}
          />
        </div>
      )}
      <Pager {...props} texts={NOTIFICATION_PAGER_TEXTS} />
    </section>
  );
}

/** Marks a notification as read while the page that it leads to opens. This is a call beside the router: an action
 *  that ends during a navigation to a page that the router does not know yet throws there. The list is read again
 *  when the page stays, because the notification opened in another tab. */
function useMarkOpened(): (notificationId: string) => Promise<void> {
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const stays = useRef(true);
  useEffect(() => {
    stays.current = state === "idle";
    return () => {
      stays.current = false;
    };
  }, [state]);
  return async (notificationId) => {
    try {
      await markRead({ notificationIds: [notificationId] });
    } catch {
      return; // It stays unread, as the list says.
    }
    if (stays.current) revalidate();
  };
}

function NoNotifications({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title={isFiltered ? NOTIFICATION_TEXTS.emptyUnread : NOTIFICATION_TEXTS.empty}
      level={2}
      text={isFiltered ? NOTIFICATION_TEXTS.emptyUnreadHint : NOTIFICATION_TEXTS.emptyHint}
    />
  );
}
