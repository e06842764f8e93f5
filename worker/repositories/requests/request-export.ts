import { and, asc, eq, sql } from "drizzle-orm";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { Database } from "#worker/db/client.ts";
import { integrator, user } from "#worker/db/schema/access.ts";
import { dealStatus, request } from "#worker/db/schema/requests.ts";
import { caretakers } from "./request-change-repository.ts";
import { orderOf, type RequestConditions, type RequestPage, whereOf } from "./request-conditions.ts";

/** Requests per round trip. */
const CHUNK_ROWS = 500;

/** A row of a file. */
export interface ExportedRequest {
  code: string;
  name: string;
  integratorName: string;
  cnpj: string | null;
  customerName: string | null;
  couponCode: string | null;
  purchaseNumber: string | null;
  createdByName: string;
  sellerName: string | null;
  responsibleName: string | null;
  dealStatus: { name: string };
  paymentStatus: PaymentStatus;
  totalCents: number;
  /** Taken off by cancellations and returns; null before the first. */
  returnedCents: number | null;
  totalPowerW: number;
  purchaseType: PurchaseType;
  expiresOn: string | null;
  billingDate: string | null;
  createdAt: string;
  updatedAt: string;
}

/** Budgets and orders of one distributor, all of a list. */
export function createRequestExport(database: Database, distributorId: string) {
  const { orm } = database;
  return {
    /** Reads the ids of the requests in a list, in its order.
     *  @param most - number of ids at most */
    async listIds(
      conditions: RequestConditions,
      sort: RequestPage["sort"],
      most: number,
    ): Promise<readonly string[]> {
      const listed = orm
        .select({ id: request.id })
        .from(request)
        .where(whereOf(distributorId, conditions))
        .orderBy(...orderOf(conditions, sort))
        .limit(most);
      const [[all]] = await database.readBatch([
        // One text, because rows of an answer take fifty times as much.
        orm.all<{ ids: string }>(sql`select json_group_array(id) as ids from (${listed})`),
      ]);
      return JSON.parse(all?.ids ?? "[]") as string[];
    },

    /** Reads their rows chunk by chunk, as they are then. */
    async *readAll(ids: readonly string[]): AsyncGenerator<ExportedRequest[]> {
      for (let first = 0; first < ids.length; first += CHUNK_ROWS) {
        const wanted = JSON.stringify(ids.slice(first, first + CHUNK_ROWS));
        const [rows] = await database.readBatch([
          orm
            .select({
              code: request.code,
              name: request.name,
              integratorName: integrator.companyName,
              cnpj: integrator.cnpj,
              customerName: request.customerName,
              couponCode: request.couponCode,
              purchaseNumber: request.purchaseNumber,
              createdByName: sql<string>`trim(${user.name} || ' ' || ${user.surname})`,
              ...caretakers,
              dealStatus: { name: dealStatus.name },
              paymentStatus: request.paymentStatus,
              totalCents: request.totalCents,
              returnedCents: request.returnedCents,
              totalPowerW: request.totalPowerW,
              purchaseType: request.purchaseType,
              expiresOn: request.expiresOn,
              billingDate: request.billingDate,
              createdAt: request.createdAt,
              updatedAt: request.updatedAt,
            })
            .from(sql`json_each(${wanted}) as one`)
            .innerJoin(request, and(eq(request.distributorId, distributorId), sql`${request.id} = one.value`))
            .innerJoin(
              integrator,
              and(eq(integrator.distributorId, distributorId), eq(integrator.id, request.integratorId)),
            )
            .innerJoin(user, and(eq(user.distributorId, distributorId), eq(user.id, request.createdBy)))
            .innerJoin(
              dealStatus,
              and(eq(dealStatus.distributorId, distributorId), eq(dealStatus.id, request.dealStatusId)),
            )
            .orderBy(asc(sql`one.key`)),
        ]);
        yield rows;
      }
    },
  };
}
