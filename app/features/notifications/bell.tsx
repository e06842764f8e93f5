import { IconBell } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { NOTIFICATION_TEXTS } from "#copy/notifications/notifications.ts";
import { SHELL_TEXTS } from "#copy/shell/portal.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { popover, popoverTarget } from "#app/ui/popover.ts";
import { unreadBadge } from "./unread-badge.ts";
import { type CountedNotifications, useUnreadCount } from "./use-unread-count.ts";
import { Button } from "#app/ui/button.tsx";

const NotificationPanel = lazy(async () => {
  const { NotificationPanel: panel } = await loadChunk(() => import("./notification-panel.tsx"));
  return { default: panel };
});

export interface BellProps {
  /** Counts loaded with the page; a new object with each load. */
  counts: CountedNotifications;
  timeZone: string;
}

/** The administrator's bell: the number of unread notifications, and their panel. */
export function Bell({ counts, timeZone }: BellProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [unread, setUnread] = useUnreadCount(counts);
  useEffect(() => {
    const shown = panel.current;
    // React 18 fires `onToggle` on <details> only.
    const follow = (event: Event) => {
      setIsOpen((event as ToggleEvent).newState === "open");
    };
    shown?.addEventListener("toggle", follow);
    return () => shown?.removeEventListener("toggle", follow);
  }, []);
  return (
    <>
      <Button
        kind="icon"
        aria-expanded={isOpen}
        aria-label={`${SHELL_TEXTS.notifications}: ${unreadBadge(unread)}`}
        {...popoverTarget(id)}
      >
        <IconBell size={20} stroke={1.75} aria-hidden />
        {unread > 0 && (
          <span className="app-bell__badge" aria-hidden>
            {unreadBadge(unread)}
          </span>
        )}
      </Button>
      <div
        ref={panel}
        id={id}
        // A closed panel must not count as a dialog, since pop-ups wait for open dialogs.
        role={isOpen ? "dialog" : undefined}
        aria-label={SHELL_TEXTS.notifications}
        className="gs-panel app-popover app-bell__panel"
        {...popover()}
      >
        {isOpen && (
          <Suspense
            fallback={
              <p className="app-quiet app-bell__wait" role="status">
                {NOTIFICATION_TEXTS.loading}
              </p>
            }
          >
            <NotificationPanel
              unread={unread}
              timeZone={timeZone}
              onUnread={setUnread}
              onClose={() => {
                panel.current?.hidePopover();
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
