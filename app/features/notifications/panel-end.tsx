import "./notifications.css";
import { useEffect, useRef } from "react";
import { NOTIFICATION_TEXTS } from "#copy/notifications/notifications.ts";
import { NOTIFICATION_PANEL_TEXTS } from "#copy/spec/notifications.ts";
import type { NotificationList } from "./use-notification-list.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

const SKELETON_ROWS = 6;
/** Distance from the end at which the next page is loaded. */
const NEAR = "200px";

/** Content after the last notification: loading, an error, or the end of the list. */
export function PanelEnd({ list, scroller }: { list: NotificationList; scroller: HTMLElement | null }) {
  const { phase, items, isComplete, status } = list;
  switch (phase) {
    case "loading":
      return (
        <Skeleton
          rows={SKELETON_ROWS}
          label={NOTIFICATION_TEXTS.loading}
          className="app-stack app-notes__skeleton"
        />
      );
    case "failed":
    case "failedMore":
      return (
        <div className="app-stack app-gap-8 app-quiet app-notes__end" role="alert">
          <p>{phase === "failed" ? NOTIFICATION_TEXTS.failed : NOTIFICATION_TEXTS.failedMore}</p>
          <Button onClick={list.loadMore}>{NOTIFICATION_TEXTS.again}</Button>
        </div>
      );
    case "loadingMore":
      return (
        <p className="app-stack app-gap-8 app-quiet app-notes__end" role="status">
          {NOTIFICATION_TEXTS.loadingMore}
        </p>
      );
    case "idle":
      if (!isComplete) return <NearEnd key={items.length} scroller={scroller} onReached={list.loadMore} />;
      return (
        <div className="app-stack app-gap-8 app-quiet app-notes__end">
          {items.length === 0 && <EmptyWords isFiltered={status === "unread"} />}
          <p>{NOTIFICATION_PANEL_TEXTS.allRead}</p>
        </div>
      );
  }
}

function EmptyWords({ isFiltered }: { isFiltered: boolean }) {
  return (
    <>
      <strong>{isFiltered ? NOTIFICATION_TEXTS.emptyUnread : NOTIFICATION_TEXTS.empty}</strong>
      <p>{isFiltered ? NOTIFICATION_TEXTS.emptyUnreadHint : NOTIFICATION_TEXTS.emptyHint}</p>
    </>
  );
}

/** Loads more when the end of the list comes near. */
function NearEnd({ scroller, onReached }: { scroller: HTMLElement | null; onReached: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const reach = useRef(onReached);
  useEffect(() => {
    reach.current = onReached;
  });
  useEffect(() => {
    if (mark.current === null || scroller === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // What a busy browser tells at once ends with how it is.
        if (entries.at(-1)?.isIntersecting !== true) return;
        observer.disconnect();
        reach.current();
      },
      { root: scroller, rootMargin: `0px 0px ${NEAR} 0px` },
    );
    observer.observe(mark.current);
    return () => {
      observer.disconnect();
    };
  }, [scroller]);
  return <div ref={mark} className="app-notes__mark" />;
}
