import { sql } from "drizzle-orm";
import type { ExpiryNews } from "#domain/requests/expiry.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { OPEN_GROUPS } from "#domain/requests/modify-request.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { request } from "#worker/db/schema/requests.ts";

/** A budget whose people are to be told of its expiry. */
export interface ExpiringBudget {
  id: string;
  code: string;
  name: string;
  integratorId: string;
  purchaseType: PurchaseType;
  totalCents: number;
  expiresOn: string;
  expiryTold: string | null;
  sellerId: string | null;
  responsibleId: string | null;
  createdBy: string;
  dealStatusId: string;
}

/** Reads open budgets whose last day is in a span, and whose people do not know yet, the earliest first.
 *  @param span - days, both included; a last day before `today` is over */
export async function listExpiring(
  database: Database,
  distributorId: string,
  { from, until, today, limit }: { from: string; until: string; today: string; limit: number },
): Promise<ExpiringBudget[]> {
  const [rows] = await database.readBatch([
    database.orm
      .select({
        id: request.id,
        code: request.code,
        name: request.name,
        integratorId: request.integratorId,
        purchaseType: request.purchaseType,
        totalCents: request.totalCents,
        expiresOn: sql<string>`${request.expiresOn}`,
        expiryTold: request.expiryTold,
        sellerId: request.sellerId,
        responsibleId: request.responsibleId,
        createdBy: request.createdBy,
        dealStatusId: request.dealStatusId,
      })
      .from(request)
      .where(
        sql`${request.distributorId} = ${distributorId} and ${request.expiresOn} between ${from} and ${until}
          and ${request.expiresOn} is not null and ${request.deletedAt} is null and ${request.type} = 'budget'
          and coalesce(${request.expiryTold}, '') <>
            case when ${request.expiresOn} < ${today} then 'over ' else 'near ' end || ${request.expiresOn}
          and ${request.dealStatusId} in (select id from deal_status where distributor_id = ${distributorId}
            and group_name in (select value from json_each(${JSON.stringify(OPEN_GROUPS)})))`,
      )
      .orderBy(request.expiresOn)
      .limit(limit),
  ]);
  return rows;
}

/** Notes what is told of a budget's last day, if it is as it was read.
 *  @param over - what to throw when it is not */
export function noteExpiry(
  distributorId: string,
  { id, expiresOn, expiryTold }: Pick<ExpiringBudget, "id" | "expiresOn" | "expiryTold">,
  news: ExpiryNews,
  over: () => Error,
): WriteStatement[] {
  return [
    updateRow(
      request,
      { distributorId, id, type: "budget", deletedAt: null, expiresOn, expiryTold },
      { expiryTold: news },
    ),
    assertChanged("STALE_VERSION", 1, over),
  ];
}

/** Gives a budget that is over another status, whatever may follow its own, if both are as they were read.
 *  @param over - what to throw when they are not */
export function moveOver(
  distributorId: string,
  { id, dealStatusId }: Pick<ExpiringBudget, "id" | "dealStatusId">,
  { to, at }: { to: string; at: string },
  over: () => Error,
): WriteStatement[] {
  return [
    updateRow(
      request,
      { distributorId, id, dealStatusId },
      { dealStatusId: to, updatedAt: at },
      sql`exists (select 1 from deal_status where distributor_id = ${distributorId} and id = ${to})`,
    ),
    assertChanged("STALE_VERSION", 1, over),
  ];
}
