import { type SQL, sql } from "drizzle-orm";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { peopleOfRequest } from "#worker/repositories/requests/sale-email-statements.ts";
import type { Scope } from "#worker/scope.ts";
import {
  type MailedRequest,
  type MailingDistributor,
  saleEmails,
} from "#worker/services/shared/sale-mail.ts";

/** E-mails of a budget or an order that was saved, to who has saved it and who looks after it.
 *  @param saved.request.expiresOn - last day of a budget; null without one */
export function emailsOfSave(
  scope: Scope,
  distributor: MailingDistributor,
  {
    request,
    saverId,
    content,
    at,
  }: {
    request: MailedRequest & { expiresOn: string | null };
    saverId: string;
    content: Pick<RequestContent, "totals">;
    at: string;
  },
): WriteStatement[] {
  const { totalCents } = content.totals;
  const about = { request, at, origin: scope.origin, among: saverAndCaretakers(saverId) };
  return request.type === "budget"
    ? saleEmails(distributor, "budgetSaved", {
        ...about,
        facts: { totalCents, expiresOn: request.expiresOn },
      })
    : saleEmails(distributor, "orderPlaced", { ...about, facts: { totalCents } });
}

/** E-mails of a new version with another total or another freight, to the people of the request but for those who know
 *  already.
 *  @param changed.knowing - ids of people who have made or asked for the change */
export function emailsOfChange(
  scope: Scope,
  distributor: MailingDistributor,
  {
    request,
    before,
    after,
    knowing,
    at,
  }: {
    request: MailedRequest;
    before: Pick<RequestContent, "totals">;
    after: Pick<RequestContent, "totals">;
    knowing: readonly string[];
    at: string;
  },
): WriteStatement[] {
  const { totalCents: beforeCents, freightCents: freightBefore } = before.totals;
  const { totalCents, freightCents } = after.totals;
  if (beforeCents === totalCents && freightBefore === freightCents) return [];
  return saleEmails(distributor, "agreementChanged", {
    ...{ request, at, origin: scope.origin, among: othersOfRequest(knowing) },
    facts: { totalCents, beforeCents },
  });
}

/** Who has saved a request, if they are of the company that buys, and who looks after it. */
function saverAndCaretakers(saverId: string): SQL {
  return sql`(person.id in (request.responsible_id, request.seller_id, ${saverId})
    and not (person.id = ${saverId} and person.type <> 'integrator'))`;
}

/** The people of a request but for those who know already. */
export function othersOfRequest(knowing: readonly string[]): SQL {
  return sql`(${peopleOfRequest} and not person.id in ${eachOf(knowing)})`;
}
