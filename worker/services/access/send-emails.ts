import { MAX_EMAIL_ATTEMPTS, nextEmailAttempt } from "#domain/access/email-retry.ts";
import type { Database } from "#worker/db/client.ts";
import {
  type EmailOutcome,
  type EmailSettings,
  openEmailGateway,
} from "#worker/gateways/email/email-gateway.ts";
import type { RenderedEmail } from "#worker/gateways/email/render-email.ts";
import { errorFacts, logEvent } from "#worker/log.ts";
import { PLATFORM_ID, platformSender } from "#worker/platform.ts";
import {
  createEmailRepository,
  type DueEmail,
  type EmailSender,
} from "#worker/repositories/notifications/email-repository.ts";
import { writeEmail } from "./write-email.ts";

/** Limit of e-mails in one run; the rest waits for the next. */
const EMAILS_PER_RUN = 20;
/** Time after which a run starts no further e-mail. Including the last one's timeout, a run ends within half a
 *  minute. */
const MAX_RUN_MS = 20_000;
const MAX_FAILURE_LENGTH = 500;

/** Status text of an e-mail that was not handed to a provider. */
const KEPT_IN_OUTBOX = "kept in the outbox";

export interface SendEmailsOptions {
  env: EmailSettings;
  database: Database;
  distributorId: string;
  /** Hosts of the distributor's portal (`listPortalHosts`), the default one first. */
  hosts: readonly string[];
  now: () => Date;
  limit?: number;
}

/** Sends pending e-mails in order, and returns the number sent. A failed e-mail is retried later and does not stop the
 *  others. Runs may overlap: the provider recognises repetitions by the row's id, and a row is updated only in the
 *  state it was read in. */
export async function sendEmails({
  env,
  database,
  distributorId,
  hosts,
  now,
  limit = EMAILS_PER_RUN,
}: SendEmailsOptions): Promise<number> {
  const startedMs = now().getTime();
  const outbox = createEmailRepository(database, distributorId);
  const due = await outbox.listDue(now().toISOString(), Math.min(limit, EMAILS_PER_RUN));
  const { emails } = due;
  const sender = distributorId === PLATFORM_ID ? platformSender() : due.sender;
  if (sender === null || emails.length === 0) return 0;
  const gateway = openEmailGateway(env);
  let sent = 0;
  for (const email of emails) {
    if (now().getTime() - startedMs > MAX_RUN_MS) break;
    const { id, recipient } = email;
    const rendered = tryToRender(email, sender, hosts);
    const outcome =
      "outcome" in rendered
        ? rendered
        : await gateway.send({ id, recipient, senderName: sender.distributorName, ...rendered });
    if (outcome.outcome === "failed") {
      await noteFailure(email, outcome);
    } else if (outcome.outcome === "kept") {
      await outbox.markKept(id, now().toISOString(), KEPT_IN_OUTBOX);
      sent += 1;
    } else {
      await outbox.markSent(id, now().toISOString());
      sent += 1;
    }
  }
  return sent;

  async function noteFailure(
    email: DueEmail,
    { retryable, code, message }: Extract<EmailOutcome, { outcome: "failed" }>,
  ): Promise<void> {
    const { attempts, nextAttemptMs } = nextEmailAttempt({
      attempts: email.attempts,
      retryable,
      nowMs: now().getTime(),
    });
    await outbox.markFailed(email, {
      attempts,
      gaveUpAt: attempts < MAX_EMAIL_ATTEMPTS ? null : now().toISOString(),
      nextAttemptAt: new Date(nextAttemptMs).toISOString(),
      failure: `${code}: ${message}`.slice(0, MAX_FAILURE_LENGTH),
    });
    const facts = { distributorId, emailId: email.id, kind: email.kind, attempts, code };
    logEvent(attempts < MAX_EMAIL_ATTEMPTS ? "warn" : "error", "email-not-sent", facts);
  }
}

/** The e-mail in the distributor's look; null if it cannot be rendered, now or later. */
function tryToRender(
  { content }: DueEmail,
  sender: EmailSender,
  hosts: readonly string[],
): RenderedEmail | Extract<EmailOutcome, { outcome: "failed" }> {
  try {
    return writeEmail(content, sender, hosts);
  } catch (error) {
    const message = errorFacts(error)["error"] ?? "";
    return { outcome: "failed", retryable: false, code: "not_rendered", message };
  }
}
