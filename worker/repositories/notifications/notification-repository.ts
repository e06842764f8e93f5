import { and, desc, eq, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { NotificationFilter } from "#domain/notifications/notification-list-schema.ts";
import {
  NOTIFICATION_KINDS,
  type Notification,
  NotificationSchema,
} from "#domain/live/notification-schema.ts";
import type { Database } from "#worker/db/client.ts";
import { notification } from "#worker/db/schema/kernel.ts";

export interface NotificationCounts {
  read: number;
  unread: number;
}

/** Notifications of one distributor's users, as shown in the portal. */
export function createNotificationRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = (userId: string, ...more: SQL[]) =>
    and(
      eq(notification.distributorId, distributorId),
      eq(notification.userId, userId),
      eq(notification.inPortal, true),
      ...more,
    );
  const ofStatus = (status: NotificationFilter["status"]) =>
    status === "unread" ? [isNull(notification.lookedAt)] : [];

  function pageQuery(userId: string, { page, limit, status, merged }: NotificationFilter) {
    return (
      orm
        .select()
        .from(notification)
        // Kinds that this version does not know are left out.
        .where(own(userId, inArray(notification.kind, NOTIFICATION_KINDS), ...ofStatus(status)))
        // The rowid ends the index, so that notifications of the same instant have an order without a sort.
        .orderBy(desc(notification.createdAt), sql`notification.rowid desc`)
        .limit(merged ? page * limit : limit)
        .offset(merged ? 0 : (page - 1) * limit)
    );
  }

  function countQuery(userId: string, since: string) {
    return orm
      .select({
        read: sql<number>`count(${notification.lookedAt})`,
        unread: sql<number>`count(*) - count(${notification.lookedAt})`,
      })
      .from(notification)
      .where(own(userId, gte(notification.createdAt, since)));
  }

  return {
    pageQuery,
    countQuery,

    /** A page, newest first, with the total of the status, and the counts of read and unread since `since`. */
    async readPage(userId: string, filter: NotificationFilter, since: string) {
      const [rows, counts, totals] = await database.readBatch([
        pageQuery(userId, filter),
        countQuery(userId, since),
        orm
          .select({ totalItems: sql<number>`count(*)` })
          .from(notification)
          .where(own(userId, ...ofStatus(filter.status))),
      ]);
      return {
        notifications: rows.flatMap(toNotification),
        ...(counts[0] ?? { read: 0, unread: 0 }),
        totalItems: totals[0]?.totalItems ?? 0,
      };
    },

    async count(userId: string, since: string): Promise<NotificationCounts> {
      const [counts] = await database.readBatch([countQuery(userId, since)]);
      return counts[0] ?? { read: 0, unread: 0 };
    },
  };
}

/** Empty for a content that this version cannot read. */
function toNotification(row: typeof notification.$inferSelect): Notification[] {
  const parsed = NotificationSchema.safeParse(row);
  return parsed.success ? [parsed.data] : [];
}
