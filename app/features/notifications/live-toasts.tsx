import { Link, useRevalidator } from "@remix-run/react";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useCallback, useEffect, useState } from "react";
import { NOTIFICATION_TEXTS } from "#copy/portal.ts";
import type { Notification, NotificationKind, ServerMessage } from "#domain/realtime/messages.ts";
import { useLiveMessages, useLiveStatus } from "../live/live-provider.tsx";
import { isAboutSession } from "../session/live-session.tsx";
import { notificationText } from "./notification-text.ts";

const MAX_TOASTS = 3;
/** How long a toast stays: the first after a page load a little longer. */
const FIRST_MS = 5_000;
const NEXT_MS = 3_000;

interface ShownToast {
  notification: Notification;
  durationMs: number;
}

/** Live news: a toast for each notification but those of a kind that the person switched off, and fresh data on the page
 *  for everything that changed. What concerns the session is not news: see `LiveSession`.
 *  @param muted - kinds that the person does not want to be told of */
export function LiveToasts({ muted }: { muted: readonly NotificationKind[] }) {
  const [{ toasts }, setShown] = useState<{ toasts: readonly ShownToast[]; hadOne: boolean }>({
    toasts: [],
    hadOne: false,
  });
  const { revalidate } = useRevalidator();
  const status = useLiveStatus();
  useLiveMessages(
    useCallback(
      (message: ServerMessage) => {
        if (isAboutSession(message)) return;
        revalidate();
        if (message.type !== "notification" || muted.includes(message.notification.kind)) return;
        const { notification } = message;
        setShown((shown) => ({
          toasts: [
            ...shown.toasts.slice(1 - MAX_TOASTS),
            { notification, durationMs: shown.hadOne ? NEXT_MS : FIRST_MS },
          ],
          hadOne: true,
        }));
      },
      [revalidate, muted],
    ),
  );
  const close = useCallback((id: string) => {
    setShown((shown) => ({
      ...shown,
      toasts: shown.toasts.filter(({ notification }) => notification.id !== id),
    }));
  }, []);
  return (
    <div className="app-toasts" role="status" aria-live="polite" data-live={status}>
      {toasts.map((toast) => (
        <Toast key={toast.notification.id} {...toast} onClose={close} />
      ))}
    </div>
  );
}

function Toast({ notification, durationMs, onClose }: ShownToast & { onClose: (id: string) => void }) {
  const { id } = notification;
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => {
      onClose(id);
    }, durationMs);
    return () => {
      clearTimeout(timer);
    };
  }, [id, isHeld, durationMs, onClose]);
  const { title, detail, path } = notificationText(notification);
  return (
    <div
      className="app-toast"
      onMouseEnter={() => {
        setIsHeld(true);
      }}
      onMouseLeave={() => {
        setIsHeld(false);
      }}
    >
      <IconCheck size={20} stroke={1.75} aria-hidden />
      <div className="app-toast__words">
        <strong>{title}</strong>
        <span>{detail}</span>
      </div>
      <Link to={path} className="app-toast__link">
        {NOTIFICATION_TEXTS.open}
      </Link>
      <button
        type="button"
        className="app-toast__close"
        aria-label={NOTIFICATION_TEXTS.close}
        onClick={() => {
          onClose(id);
        }}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
