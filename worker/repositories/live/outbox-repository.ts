import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { SequencedEvent } from "#domain/live/messages.ts";
import { AudienceSchema, ServerMessageSchema } from "#domain/live/messages.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import type { Database } from "#worker/db/client.ts";
import { distributorProfile } from "#worker/db/schema/access.ts";
import { outbox } from "#worker/db/schema/kernel.ts";

/** Limit of events in one publication or one catch-up. */
export const OUTBOX_PAGE = 100;

/** Outbox of one distributor: events for its rooms. */
export function createOutboxRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(outbox.distributorId, distributorId);
  const firstUnpublished = orm
    .select({ seq: outbox.seq })
    .from(outbox)
    .where(and(own, isNull(outbox.publishedAt)))
    .orderBy(asc(outbox.seq))
    .limit(1);

  return {
    /** The oldest events after `seq`, and the sequence number of the oldest one that is kept. */
    async listAfter(seq: number): Promise<{ events: SequencedEvent[]; oldestSeq: number }> {
      const [rows, oldest] = await database.readBatch([
        orm
          .select()
          .from(outbox)
          .where(and(own, gt(outbox.seq, seq)))
          .orderBy(asc(outbox.seq))
          .limit(OUTBOX_PAGE),
        orm
          .select({ seq: sql<number | null>`min(${outbox.seq})` })
          .from(outbox)
          .where(own),
      ]);
      return { events: rows.map(toEvent), oldestSeq: oldest[0]?.seq ?? 1 };
    },

    /** Sequence number before the first event that not all rooms have acknowledged; null without such an event. */
    async findStart(): Promise<number | null> {
      const [rows] = await database.readBatch([firstUnpublished]);
      return startOf(rows);
    },

    /** Like `findStart`, with the number of the distributor's rooms. */
    async findUnpublished(): Promise<{ start: number | null; rooms: number }> {
      const [rows, profiles] = await database.readBatch([
        firstUnpublished,
        orm
          .select({ settings: distributorProfile.settings })
          .from(distributorProfile)
          .where(eq(distributorProfile.distributorId, distributorId))
          .limit(1),
      ]);
      const settings = SettingsSchema.catch(() => SettingsSchema.parse({})).parse(profiles[0]?.settings);
      return { start: startOf(rows), rooms: settings.live.rooms };
    },

    async findLastSeq(): Promise<number> {
      const [rows] = await database.readBatch([
        orm
          .select({ seq: sql<number | null>`max(${outbox.seq})` })
          .from(outbox)
          .where(own),
      ]);
      return rows[0]?.seq ?? 0;
    },

    async markPublished(lastSeq: number, publishedAt: string): Promise<void> {
      await database.writeBatch([
        {
          query: orm
            .update(outbox)
            .set({ publishedAt })
            .where(and(own, lte(outbox.seq, lastSeq), isNull(outbox.publishedAt))),
        },
      ]);
    },
  };
}

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

function startOf([first]: readonly { seq: number }[]): number | null {
  return first === undefined ? null : first.seq - 1;
}

function toEvent(row: typeof outbox.$inferSelect): SequencedEvent {
  return {
    seq: row.seq,
    audience: AudienceSchema.parse(row.audience),
    message: ServerMessageSchema.parse(row.message),
  };
}
