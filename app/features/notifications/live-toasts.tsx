import { useRevalidator } from "@remix-run/react";
import { useMemo } from "react";
import { NOTIFICATION_TEXTS, notificationWords } from "#copy/notifications/notifications.ts";
import type { Alert, ServerMessage } from "#domain/live/messages.ts";
import type { NotificationKind } from "#domain/live/notification-schema.ts";
import { requestListPath } from "#domain/requests/request-paths.ts";
import { formatCents } from "#domain/shared/format.ts";
import { useSnackbars } from "#app/ui/snackbars.tsx";
import { useLiveMessages, useLiveStatus } from "../live/provider.tsx";
import { createQuietRefresh } from "../live/quiet-refresh.ts";
import { toFailure } from "#app/lib/calls/api-request.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";

/** Kinds of notification that are not plain information. */
const TYPES: Partial<Record<NotificationKind, Alert["type"]>> = {
  paymentReceived: "success",
  paymentMismatch: "warning",
  cardsStopped: "warning",
  stockShort: "warning",
  lowStock: "warning",
  priceDrift: "warning",
};

/** Messages after which the page's data may be out of date. */
const NEWS: ReadonlySet<ServerMessage["type"]> = new Set([
  "notification",
  "request.changed",
  "payment.changed",
]);

/** Whether statuses changed that the page shows: those of its list, its board or its request. It concerns everybody at
 *  once, so other pages do not load for it. */
function isOfShownStatuses(message: ServerMessage): boolean {
  return (
    message.type === "statuses.changed" &&
    window.location.pathname.startsWith(requestListPath(message.requestType))
  );
}

/** Live updates: a snackbar for each notification, and a reload of the page's data after each change. Messages
 *  about the session are handled by `LiveSession`. */
export function LiveToasts() {
  const { revalidate } = useRevalidator();
  const refresh = useMemo(() => createQuietRefresh(doesPortalAnswer, revalidate), [revalidate]);
  const { show } = useSnackbars();
  const status = useLiveStatus();
  useLiveMessages((message) => {
    if (NEWS.has(message.type) || isOfShownStatuses(message)) refresh();
    if (message.type !== "notification") return;
    const { title, detail, path } = notificationWords(message.notification, formatCents);
    show({
      type: TYPES[message.notification.kind] ?? "info",
      title,
      detail,
      actions: [{ label: NOTIFICATION_TEXTS.open, path }],
    });
  });
  return <span hidden data-live={status} />;
}

/** Whether the portal answers; a refusal counts too, since the API client handles it. */
async function doesPortalAnswer(): Promise<boolean> {
  try {
    await portalApi.call("GET", "/app/user/reload");
    return true;
  } catch (error) {
    return Math.floor(toFailure(error).status / 100) === 4;
  }
}
