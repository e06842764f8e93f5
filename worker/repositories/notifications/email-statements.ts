import { type SQL, sql } from "drizzle-orm";
import type { EmailContent, RequestEmail } from "#domain/access/email-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";

type NewEmail = { id: string; recipient: string; createdAt: string; onlyIf?: SQL } & (
  | { content: RequestEmail; requestId: string }
  | { content: Exclude<EmailContent, RequestEmail>; requestId?: null }
);

/** Inserts an e-mail for one recipient, due at once. It is sent after the batch that causes it.
 *  @param email.requestId - the budget or the order that it tells of
 *  @param email.onlyIf - condition at this point of the batch, without which no e-mail is inserted */
export function emailStatement(
  distributorId: string,
  { id, recipient, content, createdAt, requestId = null, onlyIf = sql`1` }: NewEmail,
): WriteStatement {
  return {
    query: sql`insert into email_outbox
      (distributor_id, id, recipient, kind, request_id, content, created_at, attempts, next_attempt_at)
      select ${distributorId}, ${id}, ${recipient}, ${content.kind}, ${requestId}, ${JSON.stringify(content)}, ${createdAt}, 0,
        ${createdAt} where ${onlyIf}`,
  };
}
