import { type SQL, sql } from "drizzle-orm";
import type { WriteStatement } from "#worker/db/client.ts";
import { currentCount } from "#worker/db/save-parts.ts";
import { countUpIf, OUTBOX_COUNTER } from "../live/outbox-statements.ts";

/** Marks a person's own notifications as read and, if any has changed, sends the new counts to the person's other
 *  pages. The last statement answers the same counts.
 *  @param change.notificationIds - ids of the events; null for all
 *  @param change.lookedAt - time of reading; the time of the notification if that is later
 *  @param change.since - first instant of the counts */
export function markNotificationsRead(
  distributorId: string,
  userId: string,
  change: { notificationIds: readonly string[] | null; lookedAt: string; since: string; at: string },
): WriteStatement[] {
  const { notificationIds, lookedAt, since, at } = change;
  const own = sql`distributor_id = ${distributorId} and user_id = ${userId} and in_portal = 1`;
  const isMeant =
    notificationIds === null
      ? sql`1`
      : sql`notification_id in (select value from json_each(${JSON.stringify(notificationIds)}))`;
  const count = (which: SQL) =>
    sql`(select count(*) from notification where ${own} and created_at >= ${since} and ${which})`;
  const [read, unread] = [count(sql`looked_at is not null`), count(sql`looked_at is null`)];
  return [
    {
      query: sql`update notification set looked_at = max(created_at, ${lookedAt})
        where ${own} and looked_at is null and ${isMeant}`,
    },
    countUpIf(distributorId, OUTBOX_COUNTER, sql`changes() > 0`),
    {
      query: sql`insert into outbox (distributor_id, seq, audience, message, created_at)
        select ${distributorId}, ${currentCount(distributorId, OUTBOX_COUNTER)},
          ${JSON.stringify({ userIds: [userId] })},
          json_object('type', 'length', 'read', ${read}, 'unread', ${unread}), ${at}
        where changes() > 0`,
    },
    { query: sql`select ${read} as "read", ${unread} as unread` },
  ];
}
