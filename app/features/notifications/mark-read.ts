import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { backgroundApi } from "#app/lib/calls/browser-api.ts";

/** Marks own notifications as looked at now, some or all, and answers how many are read and unread then.
 *  Silent when it fails: the caller takes back what it shows, and says so.
 *  @throws Error when the portal does not answer so */
export async function markRead(change: { notificationIds: readonly string[] } | { readAll: true }) {
  const body = { ...change, lookedAt: new Date().toISOString() };
  const { NotificationCountsSchema } = await loadChunk(() => import("#domain/live/messages.ts"));
  return NotificationCountsSchema.parse(await backgroundApi.call("PUT", "/app/user/notifications", { body }));
}
