import { and, desc, eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { type RequestContent, RequestContentSchema } from "#domain/requests/request-content-schema.ts";
import type { DealStatus, LinkedStatus, StatusGroup } from "#domain/requests/deal-status.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { dealStatus, request, requestVersion } from "#worker/db/schema/requests.ts";
import { dealStatusesBeside } from "./deal-status-repository.ts";

/** The facts of a request that a change of its price depends on. */
export interface ChangeableRequest {
  id: string;
  type: "budget" | "order";
  code: string;
  name: string;
  purchaseType: PurchaseType;
  integratorId: string;
  createdBy: string;
  /** Who looks after it: of the distributor's people, and of the company's. */
  sellerId: string | null;
  sellerName: string | null;
  responsibleId: string | null;
  responsibleName: string | null;
  centerId: string;
  paymentStatus: PaymentStatus;
  statusGroup: StatusGroup;
  version: number;
  createdAt: string;
  expiresOn: string | null;
  stockStatus: "reserved" | "discounted" | "released" | "short" | null;
  /** What cancellations and returns took off its total; null before the first. */
  returnedCents: number | null;
  isCopy: boolean;
  ecommerce: boolean;
  leadId: string | null;
  systemId: string | null;
  sizingId: string | null;
  status: DealStatus & { color: string };
  hasOpenCharge: boolean;
  deletedAt: string | null;
  deletedByName: string | null;
  billingDate: string | null;
  purchaseNumber: string | null;
  /** Today's cost of its lines' products for the distributor; 0 if unknown. */
  costCents: number;
  /** Margin over cost below which a price needs an approval. */
  minimumMarginPct: string | null;
}

/** Name of the person whom a column of the outer `request` names. */
function nameOf(column: SQLiteColumn) {
  return sql<string | null>`(select trim(named.name || ' ' || named.surname) from user as named
    where named.distributor_id = request.distributor_id and named.id = ${column})`;
}

/** Name of who has deleted the outer `request`. */
export const nameOfDeleter = nameOf(request.deletedBy);

/** Who looks after the outer `request`, on either side. */
export const caretakers = {
  sellerId: request.sellerId,
  sellerName: nameOf(request.sellerId),
  responsibleId: request.responsibleId,
  responsibleName: nameOf(request.responsibleId),
};

/** Cost of the lines in the version of the outer `requestVersion`. */
const costOfLines = sql<number>`(select coalesce(sum(line.value ->> '$.amount' * (part.value ->> '$.amount') * piece.cost_cents), 0)
  from json_each(request_version.content, '$.lines') as line
  join json_each(line.value, '$.products') as part
  join product as piece on piece.distributor_id = request_version.distributor_id
    and piece.id = part.value ->> '$.productId')`;

/** Repository of requests whose price is about to change. */
export function createRequestChangeRepository(database: Database, distributorId: string) {
  const { orm } = database;
  return {
    /** Reads a request with its latest content, the statuses of its type and the facts of a change, in one state of the
     *  database.
     *  @throws DomainError NOT_FOUND, also for another distributor's */
    async getChangeable(
      id: string,
      now: string,
    ): Promise<{ request: ChangeableRequest; content: RequestContent; statuses: LinkedStatus[] }> {
      const [rows, statuses] = await database.readBatch([
        orm
          .select({
            id: request.id,
            type: request.type,
            code: request.code,
            name: request.name,
            purchaseType: request.purchaseType,
            integratorId: request.integratorId,
            createdBy: request.createdBy,
            ...caretakers,
            centerId: request.centerId,
            paymentStatus: request.paymentStatus,
            statusGroup: dealStatus.groupName,
            version: request.version,
            createdAt: request.createdAt,
            expiresOn: request.expiresOn,
            stockStatus: request.stockStatus,
            returnedCents: request.returnedCents,
            isCopy: request.isCopy,
            ecommerce: request.ecommerce,
            leadId: request.leadId,
            systemId: request.systemId,
            sizingId: request.sizingId,
            deletedAt: request.deletedAt,
            deletedByName: nameOfDeleter,
            billingDate: request.billingDate,
            purchaseNumber: request.purchaseNumber,
            status: {
              id: dealStatus.id,
              name: dealStatus.name,
              color: dealStatus.color,
              group: dealStatus.groupName,
              groupOrder: dealStatus.groupOrder,
              order: dealStatus.order,
            },
            hasOpenCharge: sql<number>`exists (select 1 from charge where charge.distributor_id = ${distributorId}
              and charge.request_id = ${request.id} and charge.status = 'pending' and charge.expires_at > ${now})`,
            costCents: costOfLines,
            minimumMarginPct: sql<
              string | null
            >`(select rules ->> '$.minimumMarginPct' from pricing_version as rule
              where rule.distributor_id = ${distributorId} order by rule.version desc limit 1)`,
            content: requestVersion.content,
          })
          .from(request)
          .innerJoin(
            dealStatus,
            and(eq(dealStatus.distributorId, distributorId), eq(dealStatus.id, request.dealStatusId)),
          )
          .innerJoin(
            requestVersion,
            and(eq(requestVersion.distributorId, distributorId), eq(requestVersion.requestId, request.id)),
          )
          .where(and(eq(request.distributorId, distributorId), eq(request.id, id)))
          .orderBy(desc(requestVersion.version))
          .limit(1),
        dealStatusesBeside(database, distributorId, id),
      ]);
      const [row] = rows;
      if (!row) throw new DomainError("NOT_FOUND", { entity: "request", id });
      const { content, hasOpenCharge, ...rest } = row;
      return {
        request: { ...rest, hasOpenCharge: hasOpenCharge === 1 },
        content: RequestContentSchema.parse(content),
        statuses,
      };
    },
  };
}
