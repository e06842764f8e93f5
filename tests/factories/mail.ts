import { sql } from "drizzle-orm";
import type { EmailContent } from "#domain/access/email-schema.ts";
import type { AccountTokenKind } from "#worker/repositories/access/account-token-repository.ts";
import { insertAccountToken } from "#worker/repositories/access/account-token-statements.ts";
import { hashSecret, newSecret } from "#worker/security/tokens.ts";
import type { TestDistributor } from "./distributor.ts";
import { readRows } from "./rows.ts";

/** Owner of mails and links: a distributor, or the platform under its own id. */
export type MailOwner = Pick<TestDistributor, "id" | "database">;

/** Mails to an address, oldest first. */
export async function readMails(owner: MailOwner, recipient: string): Promise<EmailContent[]> {
  const rows = await readRows(
    owner,
    sql`select content from email_outbox where distributor_id = ${owner.id} and recipient = ${recipient}
      order by created_at, rowid`,
  );
  return rows.map(({ content }) => JSON.parse(String(content)) as EmailContent);
}

/** The token of the link in the last mail to an address. */
export async function readMailedToken(owner: MailOwner, recipient: string): Promise<string> {
  const content = (await readMails(owner, recipient)).at(-1);
  if (content === undefined || !("link" in content)) throw new Error(`No link was sent to ${recipient}`);
  return new URL(content.link).pathname.split("/").at(-1) ?? "";
}

/** Creates a link as sent to an account; returns its token. */
export async function createTestLink(
  owner: MailOwner,
  link: {
    kind: AccountTokenKind;
    userId: string;
    payload?: Record<string, unknown>;
    expiresAt?: string;
  },
): Promise<string> {
  const token = newSecret();
  const { expiresAt = "2099-01-01T00:00:00.000Z", ...kept } = link;
  const createdAt = "2026-11-21T12:00:00.000Z";
  await owner.database.writeBatch([
    insertAccountToken(owner.id, { ...kept, tokenHash: hashSecret(token), createdAt, expiresAt }),
  ]);
  return token;
}
