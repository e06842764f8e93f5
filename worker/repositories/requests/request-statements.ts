import { sql } from "drizzle-orm";
import type { AllowedContent } from "#domain/requests/allow-content.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { insertRow } from "#worker/db/row-writes.ts";
import { requestVersion } from "#worker/db/schema/requests.ts";

/** Prefixes of codes.
 *  @source decision on request codes */
const CODE_PREFIXES = { budget: "ORC", order: "PED" } as const;

/** A request saved for the first time. */
export interface NewRequest {
  id: string;
  type: "budget" | "order";
  purchaseType: PurchaseType;
  name: string;
  integratorId: string;
  createdBy: string;
  /** Whether who saves it is of the company that buys: responsible for it, then; otherwise its seller. */
  isOfCompany: boolean;
  /** Who of the company places the order; null for a budget, and for the distributor's people. */
  placedBy: string | null;
  purchaseNumber: string | null;
  createdAt: string;
  expiresOn: string | null;
  isCopy: boolean;
  ecommerce: boolean;
  /** Host of the web site on which it is saved; null for the portal. */
  site: string | null;
  leadId: string | null;
  systemId: string | null;
  sizingId: string | null;
  content: AllowedContent;
}

/** Inserts a request with its first version, under the next code of its type and in its first status, which the batch
 *  determines. An order's stock is reserved. */
export function insertRequestStatements(distributorId: string, request: NewRequest): WriteStatement[] {
  const { id, type, purchaseType, name, integratorId, createdBy, createdAt, expiresOn, content } = request;
  const { leadId, systemId, sizingId } = request;
  const isCopy = request.isCopy ? 1 : 0;
  const ecommerce = request.ecommerce ? 1 : 0;
  const [sellerId, responsibleId] = request.isOfCompany
    ? [
        sql`(select seller_id from integrator where distributor_id = ${distributorId} and id = ${integratorId})`,
        sql`${createdBy}`,
      ]
    : [sql`${createdBy}`, sql`null`];
  const stockStatus = type === "order" ? "reserved" : null;
  return [
    {
      query: sql`insert into request (distributor_id, id, type, code, name, purchase_type, integrator_id, created_by,
          seller_id, responsible_id, placed_by, purchase_number, deal_status_id, payment_status, stock_status, center_id, total_cents, total_power_w, expires_on, is_copy,
          ecommerce, site, lead_id, system_id, sizing_id, version, created_at, updated_at)
        select ${distributorId}, ${id}, ${type}, ${CODE_PREFIXES[type]} || printf('-%06d', counter.value), ${name},
          ${purchaseType}, ${integratorId}, ${createdBy}, ${sellerId}, ${responsibleId}, ${request.placedBy}, ${request.purchaseNumber},
          (select id from deal_status where distributor_id = ${distributorId} and type = ${type}
            order by group_order, "order" limit 1),
          'notRequested', ${stockStatus}, ${content.center.id}, ${content.totals.totalCents},
          ${content.totals.powerW}, ${expiresOn}, ${isCopy}, ${ecommerce}, ${request.site}, ${leadId}, ${systemId}, ${sizingId}, 1,
          ${createdAt}, ${createdAt}
        from counter where distributor_id = ${distributorId} and name = ${type}`,
    },
    insertRow(requestVersion, { distributorId, requestId: id, version: 1, content, createdBy, createdAt }),
  ];
}

/** Last statement of a save: stores the answer with the key, so that a repetition gets the same answer. */
export function answerRequest(
  distributorId: string,
  requestId: string,
  { key, freightRequoted }: { key: string | null; freightRequoted: boolean },
): WriteStatement {
  const requoted = sql`json(${JSON.stringify(freightRequoted)})`;
  const answer = sql`(select json_object('id', id, 'type', type, 'code', code, 'version', version,
      'totalCents', total_cents, 'freightRequoted', ${requoted})
    from request where distributor_id = ${distributorId} and id = ${requestId})`;
  return {
    query:
      key === null
        ? sql`select ${answer} as answer`
        : sql`update idempotency set answer = ${answer}
            where distributor_id = ${distributorId} and key = ${key} returning answer`,
  };
}
