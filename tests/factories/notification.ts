import { notification } from "#worker/db/schema/kernel.ts";
import { newId } from "#worker/scope.ts";
import { sql } from "drizzle-orm";
import type { TestDistributor } from "./distributor.ts";
import { readRows } from "./rows.ts";

type Row = typeof notification.$inferInsert;

/** Creates a notification of one person, unread in both channels by default; returns the id of its event. */
export async function createTestNotification(
  owner: TestDistributor,
  userId: string,
  changes: Partial<Row> = {},
): Promise<string> {
  const notificationId = changes.notificationId ?? newId("ntf");
  await owner.database.writeBatch([
    {
      query: owner.database.orm.insert(notification).values({
        distributorId: owner.id,
        id: newId("ntf"),
        userId,
        kind: "registrationReceived",
        content: { integratorId: "int_1", companyName: "Volt" },
        createdAt: new Date().toISOString(),
        ...changes,
        notificationId,
      }),
    },
  ]);
  return notificationId;
}

/** Recipients of notifications: kind and person, in alphabetical order. */
export async function readTold(owner: TestDistributor): Promise<{ kind: unknown; userId: unknown }[]> {
  const rows = await readRows(
    owner,
    sql`select kind, user_id from notification where distributor_id = ${owner.id} order by kind, user_id`,
  );
  return rows.map(({ kind, user_id: userId }) => ({ kind, userId }));
}

/** Notifications on the live channel: kind, sequence number and audience, in order. */
export async function readPushed(owner: TestDistributor) {
  const rows = await readRows(
    owner,
    sql`select seq, audience, message from outbox where distributor_id = ${owner.id}
      and message ->> '$.type' = 'notification' order by seq`,
  );
  return rows.map(({ seq, audience, message }) => ({
    seq,
    audience: JSON.parse(String(audience)) as { userIds: string[] },
    notification: (JSON.parse(String(message)) as { notification: Record<string, unknown> }).notification,
  }));
}
