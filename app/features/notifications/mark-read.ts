import { backgroundApi } from "#app/lib/calls/browser-api.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";

/** Marks some or all of the person's notifications as read now, and returns the counts of read and unread. Shows
 *  no error: the caller reverts its display and tells the person.
 *  @throws Error when the portal does not confirm */
export async function markRead(change: { notificationIds: readonly string[] } | { readAll: true }) {
  const body = { ...change, lookedAt: new Date().toISOString() };
  const { NotificationCountsSchema } = await loadChunk(() => import("#domain/live/messages.ts"));
  return NotificationCountsSchema.parse(await backgroundApi.call("PUT", "/app/user/notifications", { body }));
}
