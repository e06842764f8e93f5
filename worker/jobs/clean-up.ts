import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";

const DAY_MS = 24 * 3_600_000;
const KEEP_IDEMPOTENCY_DAYS = 2;
const KEEP_OUTBOX_DAYS = 30;
const KEEP_SESSIONS_DAYS = 180;

/** Rows that one run takes away at most, of each kind. */
const MAX_ROWS = 500;

/** Takes away what has done its service: answered keys, delivered events, ended sessions, old attempt counters. */
export async function cleanUp({
  database,
  distributorId,
  now,
}: {
  database: Database;
  distributorId: string;
  now: Date;
}): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await database.writeBatch([
    {
      query: sql`delete from idempotency where rowid in (select rowid from idempotency
        where distributor_id = ${distributorId} and created_at < ${before(KEEP_IDEMPOTENCY_DAYS)} limit ${MAX_ROWS})`,
    },
    {
      query: sql`delete from outbox where rowid in (select rowid from outbox where distributor_id = ${distributorId}
        and published_at is not null and created_at < ${before(KEEP_OUTBOX_DAYS)} order by seq limit ${MAX_ROWS})`,
    },
    {
      query: sql`delete from session where rowid in (select rowid from session where distributor_id = ${distributorId}
        and expires_at < ${before(KEEP_SESSIONS_DAYS)} limit ${MAX_ROWS})`,
    },
    {
      query: sql`delete from rate_limit where rowid in (select rowid from rate_limit where distributor_id = ${distributorId}
        and window_started_at < ${now.getTime() - DAY_MS} limit ${MAX_ROWS})`,
    },
  ]);
}

/** The same for the platform's own sign-ins. */
export async function cleanUpPlatform({ database, now }: { database: Database; now: Date }): Promise<void> {
  const endedBefore = new Date(now.getTime() - KEEP_SESSIONS_DAYS * DAY_MS).toISOString();
  await database.writeBatch([
    { query: sql`delete from platform_session where expires_at < ${endedBefore}` },
    { query: sql`delete from platform_rate_limit where window_started_at < ${now.getTime() - DAY_MS}` },
  ]);
}
