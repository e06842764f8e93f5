import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { caretakersAndSaver, othersOfRequest } from "#worker/repositories/requests/reached.ts";
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
  const about = { request, at, origin: scope.origin, among: caretakersAndSaver(saverId) };
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
