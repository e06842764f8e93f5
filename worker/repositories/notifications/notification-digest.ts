import { and, eq, sql } from "drizzle-orm";
import {
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationKind,
  NotificationSchema,
} from "#domain/live/notification-schema.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { distributorProfile, user } from "#worker/db/schema/access.ts";
import { notification } from "#worker/db/schema/kernel.ts";

/** Limit of rows that one statement settles. */
const MAX_ROWS = 500;

/** The content of a due digest. */
export interface DueDigest {
  /** Number of notifications that the digest settles. */
  total: number;
  counts: (readonly [NotificationKind, number])[];
  /** The newest ones, up to the limit of the query. */
  newest: Notification[];
}

/** Digests of one distributor's people. */
export function createDigestRepository(database: Database, distributorId: string) {
  const { orm } = database;
  /** Condition of notifications for a digest that were created before an instant and are not settled yet. */
  const open = (before: string) => sql`notification.distributor_id = ${distributorId} and in_digest = 1
    and digested_at is null and notification.created_at < ${before}`;

  return {
    async readTimeZone(): Promise<string> {
      const [rows] = await database.readBatch([
        orm
          .select({ settings: distributorProfile.settings })
          .from(distributorProfile)
          .where(eq(distributorProfile.distributorId, distributorId))
          .limit(1),
      ]);
      return SettingsSchema.parse(rows[0]?.settings ?? {}).timeZone;
    },

    /** Settles notifications that no digest contains: those that were read before it, and those of people who get
     *  none, because their account is blocked or their address not verified. */
    settleOthers(before: string, at: string): WriteStatement {
      return {
        query: sql`update notification set digested_at = ${at} where rowid in (
          select notification.rowid from notification join user
            on user.distributor_id = notification.distributor_id and user.id = notification.user_id
          where ${open(before)} and (looked_at is not null or user.blocked = 1 or user.email_verified_at is null)
          limit ${MAX_ROWS})`,
      };
    },

    /** People with unread notifications for a digest. */
    async listDue(before: string, limit: number): Promise<{ userId: string; name: string; email: string }[]> {
      const [rows] = await database.readBatch([
        orm
          .selectDistinct({ userId: user.id, name: user.name, email: user.email })
          .from(notification)
          .innerJoin(
            user,
            and(eq(user.distributorId, notification.distributorId), eq(user.id, notification.userId)),
          )
          .where(sql`${open(before)} and looked_at is null and blocked = 0 and email_verified_at is not null`)
          .limit(limit),
      ]);
      return rows;
    },

    /** The due digest of one person. A kind that this version does not know counts in the total only. */
    async readDue(userId: string, before: string, limit: number): Promise<DueDigest> {
      const due = sql`${open(before)} and looked_at is null and user_id = ${userId}`;
      const [rows, counts] = await database.readBatch([
        orm
          .select()
          .from(notification)
          .where(due)
          .orderBy(sql`notification.created_at desc, notification.rowid desc`)
          .limit(limit),
        orm
          .select({ kind: notification.kind, count: sql<number>`count(*)` })
          .from(notification)
          .where(due)
          .groupBy(notification.kind),
      ]);
      return {
        total: counts.reduce((sum, { count }) => sum + count, 0),
        counts: NOTIFICATION_KINDS.flatMap((kind) => {
          const found = counts.find((one) => one.kind === kind);
          return found === undefined ? [] : [[kind, found.count] as const];
        }),
        newest: rows.flatMap((row) => {
          const parsed = NotificationSchema.safeParse(row);
          return parsed.success ? [parsed.data] : [];
        }),
      };
    },

    /** Settles the notifications of a digest. Fails if their number is no longer `total`, because another run was
     *  faster or the person has read some of them.
     *  @param of.changed - error of this failure */
    settle(
      userId: string,
      of: { before: string; total: number; at: string; changed: () => Error },
    ): WriteStatement[] {
      return [
        {
          query: sql`update notification set digested_at = ${of.at}
            where ${open(of.before)} and looked_at is null and user_id = ${userId}`,
        },
        assertChanged("ALREADY_DONE", of.total, of.changed),
      ];
    },
  };
}
