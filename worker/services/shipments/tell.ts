import type { SQL } from "drizzle-orm";
import type { ShipmentNews } from "#domain/live/notification-schema.ts";
import { shippingPath } from "#domain/requests/request-paths.ts";
import type { SaleEmailKind } from "#domain/settings/sale-email-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import { namedBeside } from "#worker/repositories/requests/reached.ts";
import type { SaleEmailFacts } from "#worker/repositories/requests/sale-email-statements.ts";
import type { Scope } from "#worker/scope.ts";
import type { OpenedRequest } from "../requests/open-request.ts";
import { saleEmails } from "#worker/services/shared/sale-mail.ts";

/** Length of the items in a notification or an e-mail. */
const MAX_ITEMS = 200;

type ShipmentEmailKind = Extract<
  SaleEmailKind,
  "shipmentSent" | "shipmentDelivered" | "claimMade" | "claimAnswered"
>;

/** What has happened to a shipment of an order. */
interface Told<Kind extends ShipmentEmailKind> {
  news: ShipmentNews;
  /** Items that it is about, in words. */
  items: string;
  /** Further people beside those of the order, by subqueries of their ids. */
  also: readonly SQL[];
  /** Null for what is no e-mail of its own. */
  email: { kind: Kind; facts: Omit<SaleEmailFacts<Kind>, SharedFact> } | null;
  at: string;
}

type SharedFact = "requestName" | "link" | "preferencesLink" | "totalCents" | "items";

/** Notifications and e-mails about a shipment, for the batch that causes them: to who has saved the order and who looks
 *  after it on either side, and the further people, but for the one who does it. */
export function tellOfShipment<Kind extends ShipmentEmailKind>(
  scope: Scope,
  { distributor, actor, request, content }: OpenedRequest,
  { news, items: all, also, email, at }: Told<Kind>,
): WriteStatement[] {
  const { id: requestId, integratorId, name, createdBy, sellerId, responsibleId } = request;
  const people = [...new Set([createdBy, sellerId, responsibleId])].filter((one) => one !== null);
  const items = all.length <= MAX_ITEMS ? all : `${all.slice(0, MAX_ITEMS - 1)}…`;
  const among = namedBeside(people, also, actor.userId);
  return [
    ...notify(
      distributor.id,
      {
        kind: "shipment",
        notificationId: scope.newId("ntf"),
        createdAt: at,
        content: { requestId, code: "", name, news, items },
      },
      { integratorId, among },
    ),
    ...(email === null
      ? []
      : saleEmails(distributor, email.kind, {
          ...{ request, at, origin: scope.origin, among, path: shippingPath(requestId) },
          facts: {
            ...{ ...email.facts, items, totalCents: content.totals.totalCents },
          } as unknown as Omit<SaleEmailFacts<Kind>, "requestName" | "link" | "preferencesLink">,
        })),
  ];
}
