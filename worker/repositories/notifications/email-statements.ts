import { type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#domain/access/email-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";

/** An e-mail for one recipient, due at once; it leaves after the batch that causes it.
 *  @param email.onlyIf - what must hold at this point of the batch, or none is written: an insertion by a query */
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
