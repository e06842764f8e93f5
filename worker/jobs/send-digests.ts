import { type EmailContentOf, MAX_DIGEST_LINES } from "#domain/access/email-schema.ts";
import { digestCutoff } from "#domain/notifications/digest-time.ts";
import { formatCents } from "#domain/shared/format.ts";
import { countsInWords, notificationWords } from "#copy/notifications/notifications.ts";
import type { Database } from "../db/client.ts";
import { emailStatement } from "../repositories/notifications/email-statements.ts";
import { createDigestRepository, type DueDigest } from "../repositories/notifications/notification-digest.ts";
import { newId } from "../scope.ts";

/** Limit of people in one run. */
const MAX_PEOPLE = 20;
const MAX_LINE_LENGTH = 300;

/** Thrown by a batch whose notifications were summed up by another run, or read by the person. */
class NotDue extends Error {}

/** Sends daily digests: one e-mail to each person with a verified address who has unread notifications for the e-mail
 *  channel at seven in the morning. Returns their number. Runs may overlap and stop at any point, because the e-mail
 *  and the marks on its notifications are one batch.
 *  @param origin - origin of the e-mails' links */
export async function sendDigests({
  database,
  distributorId,
  origin,
  now,
}: {
  database: Database;
  distributorId: string;
  origin: string;
  now: Date;
}): Promise<number> {
  const at = now.toISOString();
  const digests = createDigestRepository(database, distributorId);
  const before = digestCutoff(at, await digests.readTimeZone());
  if (before === null) return 0;
  await database.writeBatch([digests.settleOthers(before, at)]);
  let written = 0;
  for (const { userId, name, email } of await digests.listDue(before, MAX_PEOPLE)) {
    const due = await digests.readDue(userId, before, MAX_DIGEST_LINES);
    const content = buildDigest({ name, origin, ...due });
    try {
      await database.writeBatch([
        ...digests.settle(userId, { before, total: due.total, at, changed: () => new NotDue() }),
        ...(content === null
          ? []
          : [emailStatement(distributorId, { id: newId("eml"), recipient: email, content, createdAt: at })]),
      ]);
      if (content !== null) written += 1;
    } catch (error) {
      if (!(error instanceof NotDue)) throw error;
    }
  }
  return written;
}

/** Content of the e-mail; null if this version can describe none of the notifications. */
function buildDigest({
  name,
  origin,
  counts,
  newest,
}: Pick<DueDigest, "counts" | "newest"> & {
  name: string;
  origin: string;
}): EmailContentOf<"notificationDigest"> | null {
  if (counts.length === 0) return null;
  return {
    kind: "notificationDigest",
    name,
    summary: countsInWords(counts),
    lines: newest.map((notification) => {
      const { title, detail, path } = notificationWords(notification, formatCents);
      return { text: `${title}: ${detail}`.slice(0, MAX_LINE_LENGTH), link: origin + path };
    }),
    listLink: `${origin}/info/notifications`,
    preferencesLink: `${origin}/info/user#notificacoes`,
  };
}
