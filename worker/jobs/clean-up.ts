import { sql } from "drizzle-orm";
import type { TenantWork } from "./tenant-work.ts";

const DAY_MS = 24 * 3_600_000;
const KEEP_IDEMPOTENCY_DAYS = 2;
const KEEP_OUTBOX_DAYS = 30;
const KEEP_SESSIONS_DAYS = 180;
const KEEP_SESSION_TOKENS_DAYS = 7;
const KEEP_EMAILS_DAYS = 30;
const KEEP_ACCOUNT_TOKENS_DAYS = 30;
const KEEP_NOTIFICATIONS_DAYS = 180;
const KEEP_FREIGHT_QUOTES_DAYS = 1;
/** Twice the validity of a shared link. */
const KEEP_CARTS_DAYS = 60;

/** Limit of deleted rows of each kind in one run. */
const MAX_ROWS = 500;

/** Deletes outdated rows of a distributor or of the platform: idempotency keys, delivered events, ended sessions and
 *  their credentials, links, carts, e-mails, attempt counters and notifications. */
export async function cleanUp({ database, distributorId, now }: TenantWork): Promise<void> {
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
      query: sql`delete from session_token where rowid in (select rowid from session_token
        where distributor_id = ${distributorId} and expires_at < ${before(KEEP_SESSION_TOKENS_DAYS)}
        and coalesce(refresh_expires_at, '') < ${before(KEEP_SESSION_TOKENS_DAYS)} limit ${MAX_ROWS})`,
    },
    {
      query: sql`delete from account_token where rowid in (select rowid from account_token
        where distributor_id = ${distributorId} and expires_at < ${before(KEEP_ACCOUNT_TOKENS_DAYS)} limit ${MAX_ROWS})`,
    },
    {
      query: sql`delete from email_outbox where rowid in (select rowid from email_outbox
        where distributor_id = ${distributorId} and created_at < ${before(KEEP_EMAILS_DAYS)} limit ${MAX_ROWS})`,
    },
    {
      query: sql`delete from freight_quote where rowid in (select rowid from freight_quote
        where distributor_id = ${distributorId} and expires_at < ${before(KEEP_FREIGHT_QUOTES_DAYS)} limit ${MAX_ROWS})`,
    },
    {
      query: sql`delete from cart where rowid in (select rowid from cart
        where distributor_id = ${distributorId} and created_at < ${before(KEEP_CARTS_DAYS)} limit ${MAX_ROWS})`,
    },
    {
      query: sql`delete from rate_limit where rowid in (select rowid from rate_limit where distributor_id = ${distributorId}
        and window_started_at < ${now.getTime() - DAY_MS} limit ${MAX_ROWS})`,
    },
    {
      // Person by person, each from the index of their own notifications.
      query: sql`delete from notification where rowid in (select notification.rowid from user join notification
          on notification.distributor_id = user.distributor_id and notification.user_id = user.id
          and notification.in_portal in (0, 1) and notification.created_at < ${before(KEEP_NOTIFICATIONS_DAYS)}
        where user.distributor_id = ${distributorId} limit ${MAX_ROWS})`,
    },
  ]);
}
