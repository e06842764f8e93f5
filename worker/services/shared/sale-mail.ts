import type { SQL } from "drizzle-orm";
import { requestPath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { buyersSeeTotal } from "#domain/requests/sale-email-reach.ts";
import type { SaleEmailKind } from "#domain/settings/sale-email-schema.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import {
  type SaleEmailFacts,
  saleEmailStatement,
} from "#worker/repositories/requests/sale-email-statements.ts";

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
