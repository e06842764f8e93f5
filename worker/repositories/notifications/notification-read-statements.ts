import { type SQL, sql } from "drizzle-orm";
import type { WriteStatement } from "#worker/db/client.ts";
import { currentCount } from "#worker/db/save-parts.ts";
import { countUpIf, OUTBOX_COUNTER } from "../live/outbox-statements.ts";

/** Marks own notifications as looked at and tells the person's other pages how many there are; the last statement
 *  answers the same counts. Nothing is told when nothing changed.
 *  @param change.notificationIds - null for all
 *  @param change.lookedAt - never taken as before the notification came
 *  @param change.since - start of the days that are counted */
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
