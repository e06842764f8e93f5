import { and, asc, desc, eq, isNull, lt, lte, sql } from "drizzle-orm";
import { MAX_EMAIL_ATTEMPTS } from "#domain/access/email-retry.ts";
import { SALE_EMAIL_KINDS } from "#domain/settings/sale-email-schema.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { type Theme, ThemeSchema } from "#domain/theme/theme-schema.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { distributorProfile } from "#worker/db/schema/access.ts";
import { emailOutbox } from "#worker/db/schema/kernel.ts";

/** What nobody waits for. */
const PATIENT_KINDS = [...SALE_EMAIL_KINDS, "paymentDue", "paymentOverdue", "paymentRest"] as const;

/** An unsent e-mail. Its content is parsed by the sender, so that an invalid one does not stop the others. */
export interface DueEmail {
  id: string;
  recipient: string;
  kind: string;
  content: unknown;
  attempts: number;
}

/** An e-mail of the outbox, sent or not. */
export interface StoredEmail {
  id: string;
  recipient: string;
  kind: string;
  content: unknown;
  createdAt: string;
}

/** The distributor that sends, as shown in its e-mails. */
export interface EmailSender {
  distributorName: string;
  theme: Theme;
  timeZone: string;
}

/** Outbox of one distributor's e-mails. */
export function createEmailRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const unsent = and(eq(emailOutbox.distributorId, distributorId), isNull(emailOutbox.sentAt));
  const profileQuery = () =>
    orm
      .select({
        name: distributorProfile.name,
        theme: distributorProfile.theme,
        settings: distributorProfile.settings,
      })
      .from(distributorProfile)
      .where(eq(distributorProfile.distributorId, distributorId))
      .limit(1);

  /** Notes in the log of a request what became of an e-mail about it, for the batch that marks it, before it does; in
   *  no other log. Its recipient is named as the portal knows them, otherwise by the address.
   *  @param attempts - its attempts so far; any, by default */
  function logOf(
    id: string,
    { event, at }: { event: string; at: string },
    attempts?: number,
  ): WriteStatement {
    return {
      query: sql`insert into audit_log
          (distributor_id, id, at, actor_id, actor_type, event, entity, entity_id, changes)
        select distributor_id, 'aud_' || lower(hex(randomblob(16))), ${at}, 'system', 'system', ${event}, 'request',
          request_id, json_object('emailKind', json_object('from', null, 'to', kind),
            'recipient', json_object('from', null, 'to', coalesce((
              select trim(name || ' ' || surname) from user
              where user.distributor_id = email_outbox.distributor_id and user.email = email_outbox.recipient),
              recipient)))
        from email_outbox where distributor_id = ${distributorId} and id = ${id} and request_id is not null
          and sent_at is null${attempts === undefined ? sql`` : sql` and attempts = ${attempts}`}`,
    };
  }

  return {
    /** Due e-mails and their sender, in one round trip: what somebody waits for, such as a link to sign in, before what
     *  tells of budgets and orders, each the longest waiting first. */
    async listDue(now: string, limit: number): Promise<{ emails: DueEmail[]; sender: EmailSender | null }> {
      const [emails, profiles] = await database.readBatch([
        orm
          .select({
            id: emailOutbox.id,
            recipient: emailOutbox.recipient,
            kind: emailOutbox.kind,
            content: emailOutbox.content,
            attempts: emailOutbox.attempts,
          })
          .from(emailOutbox)
          .where(
            and(unsent, lte(emailOutbox.nextAttemptAt, now), lt(emailOutbox.attempts, MAX_EMAIL_ATTEMPTS)),
          )
          .orderBy(
            sql`${emailOutbox.kind} in ${eachOf(PATIENT_KINDS)}`,
            asc(emailOutbox.nextAttemptAt),
            asc(emailOutbox.id),
          )
          .limit(limit),
        profileQuery(),
      ]);
      return { emails, sender: profiles[0] ? toSender(profiles[0]) : null };
    },

    /** Marks an e-mail as accepted by a provider, unless another run did. Its content is deleted, since it may hold
     *  links that open an account. */
    async markSent(id: string, sentAt: string): Promise<void> {
      await database.writeBatch([
        logOf(id, { event: "request.email-sent", at: sentAt }),
        {
          query: orm
            .update(emailOutbox)
            .set({ sentAt, failure: null, content: {} })
            .where(and(unsent, eq(emailOutbox.id, id))),
        },
      ]);
    },

    /** Marks an e-mail as done without sending it; its content stays readable in the outbox.
     *  @param note - why it counts as sent */
    async markKept(id: string, sentAt: string, note: string): Promise<void> {
      await database.writeBatch([
        logOf(id, { event: "request.email-kept", at: sentAt }),
        {
          query: orm
            .update(emailOutbox)
            .set({ sentAt, failure: note })
            .where(and(unsent, eq(emailOutbox.id, id))),
        },
      ]);
    },

    /** The latest e-mails, the newest first, and their sender. */
    async listLatest(limit: number): Promise<{ emails: StoredEmail[]; sender: EmailSender | null }> {
      const [emails, profiles] = await database.readBatch([
        orm
          .select({
            id: emailOutbox.id,
            recipient: emailOutbox.recipient,
            kind: emailOutbox.kind,
            content: emailOutbox.content,
            createdAt: emailOutbox.createdAt,
          })
          .from(emailOutbox)
          .where(eq(emailOutbox.distributorId, distributorId))
          .orderBy(desc(emailOutbox.createdAt), desc(emailOutbox.id))
          .limit(limit),
        profileQuery(),
      ]);
      return { emails, sender: profiles[0] ? toSender(profiles[0]) : null };
    },

    /** Records a failed attempt, unless another run has sent the e-mail or recorded this attempt.
     *  @param attempt.gaveUpAt - instant of the attempt, if it was the last one */
    async markFailed(
      { id, attempts: attemptsBefore }: Pick<DueEmail, "id" | "attempts">,
      {
        attempts,
        nextAttemptAt,
        failure,
        gaveUpAt,
      }: { attempts: number; nextAttemptAt: string; failure: string; gaveUpAt: string | null },
    ): Promise<void> {
      await database.writeBatch([
        ...(gaveUpAt === null
          ? []
          : [logOf(id, { event: "request.email-failed", at: gaveUpAt }, attemptsBefore)]),
        {
          query: orm
            .update(emailOutbox)
            .set({ attempts, nextAttemptAt, failure })
            .where(and(unsent, eq(emailOutbox.id, id), eq(emailOutbox.attempts, attemptsBefore))),
        },
      ]);
    },
  };
}

function toSender({
  name,
  theme,
  settings,
}: {
  name: string;
  theme: unknown;
  settings: unknown;
}): EmailSender {
  return {
    distributorName: name,
    theme: ThemeSchema.catch(() => ThemeSchema.parse({})).parse(theme),
    timeZone: SettingsSchema.catch(() => SettingsSchema.parse({})).parse(settings).timeZone,
  };
}
