import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Notification } from "#domain/realtime/messages.ts";
import { NotificationContentSchema, NOTIFICATION_KINDS } from "#domain/realtime/messages.ts";
import type { Database } from "../db/client.ts";
import { user } from "../db/schema/access.ts";
import { notification } from "../db/schema/kernel.ts";
import { ofPerson } from "./person-rows.ts";

/** Notifications of one distributor's users. */
export function createNotificationRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = (userId: string) => ofPerson(notification, distributorId, userId);

  return {
    /** Newest first, with the counts over all pages, and the person's preferences as they are stored. */
    async listNotifications(userId: string, { page, limit }: { page: number; limit: number }) {
      const [rows, counts, people] = await database.readBatch([
        orm
          .select()
          .from(notification)
          .where(own(userId))
          .orderBy(desc(notification.createdAt), desc(notification.id))
          .limit(limit)
          .offset((page - 1) * limit),
        orm
          .select({
            read: sql<number>`count(${notification.lookedAt})`,
            unread: sql<number>`count(*) - count(${notification.lookedAt})`,
          })
          .from(notification)
          .where(own(userId)),
        orm
          .select({ preferences: user.preferences })
          .from(user)
          .where(and(eq(user.distributorId, distributorId), eq(user.id, userId)))
          .limit(1),
      ]);
      return {
        notifications: rows.flatMap(toNotification),
        read: counts[0]?.read ?? 0,
        unread: counts[0]?.unread ?? 0,
        preferences: people[0]?.preferences ?? {},
      };
    },

    /** Marks the given ones, or all with null, as looked at. */
    async markRead(userId: string, ids: readonly string[] | null, lookedAt: string): Promise<void> {
      await database.writeBatch([
        {
          query: orm
            .update(notification)
            .set({ lookedAt })
            .where(
              and(
                own(userId),
                isNull(notification.lookedAt),
                ...(ids === null ? [] : [inArray(notification.id, [...ids])]),
              ),
            ),
        },
      ]);
    },
  };
}

export type NotificationRepository = ReturnType<typeof createNotificationRepository>;

/** A row of a kind that this version does not know is left out. */
function toNotification(row: typeof notification.$inferSelect): Notification[] {
  const kind = NOTIFICATION_KINDS.find((one) => one === row.kind);
  const content = NotificationContentSchema.safeParse(row.content);
  if (kind === undefined || !content.success) return [];
  return [{ id: row.id, kind, content: content.data, createdAt: row.createdAt, lookedAt: row.lookedAt }];
}
