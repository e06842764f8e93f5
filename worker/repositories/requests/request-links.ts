import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { AuditLogFilter } from "../audit/audit-repository.ts";
import { createAuditRepository } from "../audit/audit-repository.ts";
import type { Database } from "#worker/db/client.ts";
import { integrator, user } from "#worker/db/schema/access.ts";
import { extraItem } from "#worker/db/schema/offers.ts";
import { discountRequisition } from "#worker/db/schema/pricing.ts";
import { request } from "#worker/db/schema/requests.ts";

/** Most entries of the log about one request that are read at once. */
const LOGGED = 500;

/** What a request refers to: who buys, records of the buyer's own, codes of extra items, its newest discount approval,
 *  and what the log says of some events, oldest first. */
export async function readRequestLinks(
  database: Database,
  distributorId: string,
  { id, extraItemIds, events }: { id: string; extraItemIds: readonly string[]; events: readonly string[] },
) {
  const { orm } = database;
  const logged: AuditLogFilter = {
    ...{ fromAt: null, beforeAt: null, actorId: null, actorName: null },
    ...{ events, entity: "request", entityId: id },
  };
  const [links, codes, requisitions, entries] = await database.readBatch([
    orm
      .select({
        ...{ leadId: request.leadId, systemId: request.systemId, sizingId: request.sizingId },
        hasPaymentTermsConsent: sql<number>`exists (select 1 from payment_consent as accepted
          where accepted.distributor_id = ${distributorId} and accepted.request_id = ${request.id}
            and accepted.request_version = ${request.version})`,
        cnpj: integrator.cnpj,
        createdBy: request.createdBy,
        createdByName: sql<string>`trim(${user.name} || ' ' || ${user.surname})`,
      })
      .from(request)
      .innerJoin(
        integrator,
        and(eq(integrator.distributorId, distributorId), eq(integrator.id, request.integratorId)),
      )
      .innerJoin(user, and(eq(user.distributorId, distributorId), eq(user.id, request.createdBy)))
      .where(and(eq(request.distributorId, distributorId), eq(request.id, id))),
    orm
      .select({ id: extraItem.id, productCode: extraItem.productCode })
      .from(extraItem)
      .where(and(eq(extraItem.distributorId, distributorId), inArray(extraItem.id, [...extraItemIds]))),
    orm
      .select({
        id: discountRequisition.id,
        kind: discountRequisition.kind,
        status: discountRequisition.status,
        version: discountRequisition.requestVersion,
        createdAt: discountRequisition.createdAt,
      })
      .from(discountRequisition)
      .where(and(eq(discountRequisition.distributorId, distributorId), eq(discountRequisition.requestId, id)))
      .orderBy(desc(discountRequisition.createdAt), desc(discountRequisition.id))
      .limit(1),
    createAuditRepository(database, distributorId).pageOf(logged, null, LOGGED),
  ]);
  return {
    links: links[0] ?? null,
    productCodes: new Map(codes.map((one) => [one.id, one.productCode])),
    requisition: requisitions[0] ?? null,
    entries: entries.map(({ at, event, changes }) => ({ at, event, changes })).reverse(),
  };
}
