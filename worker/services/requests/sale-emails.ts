import { type SQL, sql } from "drizzle-orm";
import { requestPath } from "#domain/requests/request-paths.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { buyersSeeTotal } from "#domain/requests/sale-email-reach.ts";
import type { SaleEmailKind } from "#domain/settings/sale-email-schema.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { eachOf } from "#worker/db/each-of.ts";
import {
  peopleOfRequest,
  type SaleEmailFacts,
  saleEmailStatement,
} from "#worker/repositories/requests/sale-email-statements.ts";
import type { Scope } from "#worker/scope.ts";

/** The request of an e-mail, as the batch leaves it. */
export interface MailedRequest {
  id: string;
  type: RequestType;
  purchaseType: PurchaseType;
  name: string;
}

/** The facts of a distributor on which its e-mails depend. */
export interface MailingDistributor {
  id: string;
  settings: Pick<Settings, "requests" | "priceDisplay">;
}

interface SaleEmail<Kind extends SaleEmailKind> {
  request: MailedRequest;
  /** What this kind says beside the request itself. */
  facts: Omit<SaleEmailFacts<Kind>, "requestName" | "link" | "preferencesLink">;
  at: string;
  /** Origin of the links. */
  origin: string;
  /** Condition of each recipient (`person`). */
  among: SQL;
  /** Page that the e-mail leads to, by default that of the request. */
  path?: string;
}

/** E-mails about a request, for the batch that causes them; none if the distributor has switched the kind off. */
export function saleEmails<Kind extends SaleEmailKind>(
  { id: distributorId, settings }: MailingDistributor,
  kind: Kind,
  { request, facts, at, origin, among, path = requestPath(request) }: SaleEmail<Kind>,
): WriteStatement[] {
  if (!settings.requests.saleEmails[kind]) return [];
  const all = {
    ...facts,
    requestName: request.name.slice(0, 200),
    link: origin + path,
    preferencesLink: `${origin}/info/user#notificacoes`,
  } as unknown as SaleEmailFacts<Kind>;
  return [
    saleEmailStatement(distributorId, {
      ...{ kind, request, facts: all, among, createdAt: at },
      buyersSeeTotal: buyersSeeTotal(settings.priceDisplay, request.purchaseType),
    }),
  ];
}

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
