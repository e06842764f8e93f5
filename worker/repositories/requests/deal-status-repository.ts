import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { dealStatus, request as requests } from "#worker/db/schema/requests.ts";
import { assertChanged } from "#worker/db/save-parts.ts";

/** Query for the statuses of budgets or orders, in order. */
export function dealStatusesOf(database: Database, distributorId: string, type: "budget" | "order") {
  return statusesOfType(database, distributorId, sql`${type}`, {});
}

/** Query for the statuses of budgets or orders with their messages, in order. */
export function dealStatusTextsOf(database: Database, distributorId: string, type: "budget" | "order") {
  return statusesOfType(database, distributorId, sql`${type}`, { message: dealStatus.message });
}

/** Query for the statuses of a request's type, in order. */
export function dealStatusesBeside(database: Database, distributorId: string, requestId: string) {
  const type = sql`(select request.type from request
    where request.distributor_id = ${distributorId} and request.id = ${requestId})`;
  return statusesOfType(database, distributorId, type, {});
}

function statusesOfType<More extends { message?: typeof dealStatus.message }>(
  { orm }: Database,
  distributorId: string,
  type: SQL,
  more: More,
) {
  return orm
    .select({
      id: dealStatus.id,
      name: dealStatus.name,
      color: dealStatus.color,
      group: dealStatus.groupName,
      nextStatusIds: dealStatus.nextStatusIds,
      version: dealStatus.version,
      groupOrder: dealStatus.groupOrder,
      order: dealStatus.order,
      ...more,
    })
    .from(dealStatus)
    .where(and(eq(dealStatus.distributorId, distributorId), eq(dealStatus.type, type)))
    .orderBy(asc(dealStatus.groupOrder), asc(dealStatus.order), asc(dealStatus.id));
}

/** Reads the type of a status.
 *  @throws DomainError NOT_FOUND */
export async function typeOfStatus(
  database: Database,
  distributorId: string,
  id: string,
): Promise<"budget" | "order"> {
  const [[row]] = await database.readBatch([
    database.orm
      .select({ type: dealStatus.type })
      .from(dealStatus)
      .where(and(eq(dealStatus.distributorId, distributorId), eq(dealStatus.id, id)))
      .limit(1),
  ]);
  if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "dealStatus", id });
  return row.type;
}

/** Gives a request the status that follows from something else, if it has the one that was read.
 *  @throws DomainError STALE_VERSION, by the batch */
export function giveStatus(
  distributorId: string,
  request: { id: string; dealStatus: { id: string } },
  to: string,
  at: string,
): WriteStatement[] {
  return [
    updateRow(
      requests,
      { distributorId, id: request.id, dealStatusId: request.dealStatus.id },
      { dealStatusId: to, updatedAt: at },
      sql`exists (select 1 from deal_status where distributor_id = ${distributorId} and id = ${to})`,
    ),
    assertChanged(
      "STALE_VERSION",
      1,
      () => new DomainError("STALE_VERSION", { entity: "request", id: request.id }),
    ),
  ];
}

/** Changes a request's status, if it has the status that was seen and has not been paid meanwhile, and if the new one
 *  still may follow it.
 *  @throws DomainError STALE_VERSION, by the batch */
export function moveStatus(
  distributorId: string,
  request: { id: string; paymentStatus: PaymentStatus; seenStatusId: string },
  to: string,
  at: string,
): WriteStatement[] {
  return [
    updateRow(
      requests,
      {
        distributorId,
        id: request.id,
        dealStatusId: request.seenStatusId,
        paymentStatus: request.paymentStatus,
        deletedAt: null,
      },
      { dealStatusId: to, updatedAt: at },
      sql`exists (select 1 from deal_status where distributor_id = ${distributorId} and id = ${to})
        and exists (select 1 from deal_status where distributor_id = ${distributorId}
          and id = ${request.seenStatusId} and (id = ${to} or next_status_ids is null
            or exists (select 1 from json_each(next_status_ids) where value = ${to})))`,
    ),
    assertChanged(
      "STALE_VERSION",
      1,
      () => new DomainError("STALE_VERSION", { entity: "request", id: request.id }),
    ),
  ];
}
