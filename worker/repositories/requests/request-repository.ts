import { and, desc, eq, sql } from "drizzle-orm";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { DealStatus } from "#domain/requests/deal-status.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { RequestContentSchema } from "#domain/requests/request-content-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { integrator, user } from "#worker/db/schema/access.ts";
import { charge, dealStatus, request, requestVersion } from "#worker/db/schema/requests.ts";
import { newestCharge, type StoredCharge } from "../payments/charge-repository.ts";
import { movesOfRequest, type RequestMove } from "../stock/stock-move-repository.ts";

/** A request with the content of its latest version. */
export interface StoredRequest {
  id: string;
  type: "budget" | "order";
  code: string;
  name: string;
  integratorId: string;
  integratorName: string;
  createdByName: string;
  dealStatus: DealStatus & { color: string };
  paymentStatus: PaymentStatus;
  stockStatus: "reserved" | "discounted" | "released" | "short" | null;
  totalCents: number;
  totalPowerW: number;
  purchaseType: PurchaseType;
  /** Last valid day of a budget; null without expiry, and for orders. */
  expiresOn: string | null;
  /** Code and creation time that an order had as a budget. */
  budgetCode: string | null;
  budgetCreatedAt: string | null;
  isCopy: boolean;
  ecommerce: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface RequestFilter {
  type: "budget" | "order";
  /** GLOB pattern for a code, a name or the company's name; null for all. */
  pattern: string | null;
  /** Only requests in this status; null for all. */
  statusId: string | null;
  /** Only requests of this company; null for all. */
  integratorId: string | null;
  page: number;
  pageSize: number;
}

/** Budgets and orders of one distributor. */
export function createRequestRepository(database: Database, distributorId: string) {
  const { orm } = database;

  const rows = () =>
    orm
      .select({
        id: request.id,
        type: request.type,
        code: request.code,
        name: request.name,
        integratorId: request.integratorId,
        integratorName: integrator.companyName,
        createdByName: sql<string>`trim(${user.name} || ' ' || ${user.surname})`,
        dealStatus: {
          id: dealStatus.id,
          name: dealStatus.name,
          color: dealStatus.color,
          group: dealStatus.groupName,
          groupOrder: dealStatus.groupOrder,
          order: dealStatus.order,
        },
        paymentStatus: request.paymentStatus,
        stockStatus: request.stockStatus,
        totalCents: request.totalCents,
        totalPowerW: request.totalPowerW,
        purchaseType: request.purchaseType,
        expiresOn: request.expiresOn,
        budgetCode: request.budgetCode,
        budgetCreatedAt: request.budgetCreatedAt,
        isCopy: request.isCopy,
        ecommerce: request.ecommerce,
        version: request.version,
        createdAt: request.createdAt,
        updatedAt: request.updatedAt,
      })
      .from(request)
      .innerJoin(
        integrator,
        and(eq(integrator.distributorId, distributorId), eq(integrator.id, request.integratorId)),
      )
      .innerJoin(user, and(eq(user.distributorId, distributorId), eq(user.id, request.createdBy)))
      .innerJoin(
        dealStatus,
        and(eq(dealStatus.distributorId, distributorId), eq(dealStatus.id, request.dealStatusId)),
      );

  return {
    /** Reads a request, its latest content, its latest charge and its moves of stock, in one state of the database.
     *  @throws DomainError NOT_FOUND, also for another distributor's */
    async getRequest(id: string): Promise<{
      request: StoredRequest;
      content: RequestContent;
      newestCharge: StoredCharge | null;
      moves: RequestMove[];
    }> {
      const [found, versions, charges, moves] = await database.readBatch([
        rows()
          .where(and(eq(request.distributorId, distributorId), eq(request.id, id)))
          .limit(1),
        orm
          .select({ content: requestVersion.content })
          .from(requestVersion)
          .where(and(eq(requestVersion.distributorId, distributorId), eq(requestVersion.requestId, id)))
          .orderBy(desc(requestVersion.version))
          .limit(1),
        newestCharge(database, eq(charge.distributorId, distributorId), eq(charge.requestId, id)),
        movesOfRequest(database, distributorId, id),
      ]);
      const [row] = found;
      const [newest] = versions;
      if (!row || !newest) throw new DomainError("NOT_FOUND", { entity: "request", id });
      return {
        request: row,
        content: RequestContentSchema.parse(newest.content),
        newestCharge: charges[0] ?? null,
        moves,
      };
    },

    async listRequests(filter: RequestFilter): Promise<{ items: StoredRequest[]; totalItems: number }> {
      const matching = and(
        eq(request.distributorId, distributorId),
        ...(filter.integratorId === null ? [] : [eq(request.integratorId, filter.integratorId)]),
        eq(request.type, filter.type),
        ...(filter.statusId === null ? [] : [eq(request.dealStatusId, filter.statusId)]),
        ...(filter.pattern === null ? [] : [isNamed(distributorId, filter.pattern)]),
      );
      const [items, counted] = await database.readBatch([
        rows()
          .where(matching)
          .orderBy(desc(request.createdAt), desc(request.id))
          .limit(filter.pageSize)
          .offset((filter.page - 1) * filter.pageSize),
        orm
          .select({ total: sql<number>`count(*)` })
          .from(request)
          .where(matching),
      ]);
      return { items, totalItems: counted[0]?.total ?? 0 };
    },
  };
}

/** Condition: the request's code or name, or its company's name, contains a text. */
function isNamed(distributorId: string, pattern: string) {
  return sql`(${request.code} glob ${pattern} or ${request.name} glob ${pattern}
    or exists (select 1 from integrator as buyer where buyer.distributor_id = ${distributorId}
      and buyer.id = ${request.integratorId}
      and (buyer.company_name glob ${pattern} or buyer.trade_name glob ${pattern})))`;
}
