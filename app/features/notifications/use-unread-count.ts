import { useState } from "react";
import { useLiveMessages } from "../live/provider.tsx";

export interface CountedNotifications {
  read: number;
  unread: number;
}

/** Number of unread notifications: the loaded count, updated by the live channel and the panel. A new load
 *  replaces it. */
export function useUnreadCount(loaded: CountedNotifications) {
  const [known, setKnown] = useState({ loaded, unread: loaded.unread });
  if (known.loaded !== loaded) setKnown({ loaded, unread: loaded.unread });
  const setUnread = (change: (unread: number) => number) => {
    setKnown((now) => ({ ...now, unread: Math.max(0, change(now.unread)) }));
  };
  useLiveMessages((message) => {
    if (message.type === "notification") setUnread((unread) => unread + 1);
    if (message.type === "length") setUnread(() => message.unread);
  });
  return [known.unread, setUnread] as const;
}
