import { type EmailContentOf, MAX_DIGEST_LINES } from "#domain/access/email-schema.ts";
import { digestCutoff } from "#domain/notifications/digest-time.ts";
import { formatCents } from "#domain/shared/format.ts";
import { countsInWords, notificationWords } from "#copy/notifications.ts";
import type { Database } from "../db/client.ts";
import { emailStatement } from "../repositories/notifications/email-statements.ts";
import { createDigestRepository, type DueDigest } from "../repositories/notifications/notification-digest.ts";
import { newId } from "../scope.ts";

/** People whom one run writes to at most; the others wait for the next one. */
const MAX_PEOPLE = 20;
const MAX_LINE_LENGTH = 300;

/** Thrown by a batch whose notifications another run has summed up, or their person read. */
class NotDue extends Error {}

/** Writes the day's digests: one e-mail to each person with a verified address who has not read, by seven in the
 *  morning, what they want to be told by e-mail. Answers how many. Runs may overlap and stop anywhere: the e-mail and
 *  the marks of what it sums up are one batch.
 *  @param origin - where the links of the e-mails lead */
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

/** What the e-mail says, or null when there is nothing that this version can name. */
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
