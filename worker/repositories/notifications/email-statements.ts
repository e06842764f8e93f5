import { type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#domain/access/email-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";

/** Inserts an e-mail for one recipient, due at once. It is sent after the batch that causes it.
 *  @param email.onlyIf - condition at this point of the batch, without which no e-mail is inserted */
export function emailStatement(
  distributorId: string,
  {
    id,
    recipient,
    content,
    createdAt,
    onlyIf = sql`1`,
  }: { id: string; recipient: string; content: EmailContent; createdAt: string; onlyIf?: SQL },
): WriteStatement {
  return {
    query: sql`insert into email_outbox
      (distributor_id, id, recipient, kind, content, created_at, attempts, next_attempt_at)
      select ${distributorId}, ${id}, ${recipient}, ${content.kind}, ${JSON.stringify(content)}, ${createdAt}, 0,
        ${createdAt} where ${onlyIf}`,
  };
}
