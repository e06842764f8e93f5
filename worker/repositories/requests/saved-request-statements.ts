import { type SQL, sql } from "drizzle-orm";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { request as requests } from "#worker/db/schema/requests.ts";
import { insertNextVersion, isOpenVersion, type SavedVersion } from "./request-version-statements.ts";

// What a request becomes hangs on what the batch finds: its counter, the first status, and whether that one lets it change.

/** Who of the company places an order, null for the distributor's people, and its purchase-order number: undefined keeps
 *  the one that it has. */
interface Placing {
  placedBy: string | null;
  purchaseNumber: string | null | undefined;
}

/** Converts a budget into an order: the same request under the next order code, which the batch has counted before, in
 *  the first status of orders. Its code and date as a budget are kept; the same batch reserves its units.
 *  @throws DomainError STALE_VERSION if it has changed since it was read, or is an order already */
export function conversionStatements(
  distributorId: string,
  { placedBy, purchaseNumber, ...saved }: SavedVersion & Placing,
): WriteStatement[] {
  const { request, content, at } = saved;
  return [
    {
      query: sql`update request set type = 'order', budget_code = code, budget_created_at = created_at,
          code = (select printf('PED-%06d', counter.value) from counter
            where counter.distributor_id = ${distributorId} and counter.name = 'order'),
          deal_status_id = ${firstStatus(distributorId, "order")},
          payment_status = 'notRequested', stock_status = 'reserved', expires_on = null,
          placed_by = ${placedBy}, purchase_number = ${numberOf(purchaseNumber)},
          name = ${content.name}, total_cents = ${content.totals.totalCents}, version = version + 1, created_at = ${at},
          updated_at = ${at}
        where ${isOpenVersion(distributorId, request)} and type = 'budget'`,
    },
    ...insertNextVersion(distributorId, saved),
  ];
}

/** Renews an expired budget at its new prices; one that was closed, or moved when it was over, begins anew.
 *  @param saved.overStatusId - the status of budgets that are over; null for none
 *  @throws DomainError STALE_VERSION if it has changed since it was read, or has another status */
export function renewBudget(
  distributorId: string,
  {
    expiresOn,
    overStatusId,
    ...saved
  }: SavedVersion & { expiresOn: string | null; overStatusId: string | null },
): WriteStatement[] {
  const { request, content, at } = saved;
  return [
    {
      query: sql`update request set version = version + 1, total_cents = ${content.totals.totalCents},
          expires_on = ${expiresOn}, updated_at = ${at},
          deal_status_id = case when deal_status_id = ${overStatusId} or exists (select 1 from deal_status
              where deal_status.distributor_id = ${distributorId} and deal_status.id = request.deal_status_id
                and deal_status.group_name = 'refused')
            then ${firstStatus(distributorId, "budget")} else deal_status_id end
        where distributor_id = ${distributorId} and id = ${request.id} and version = ${request.version}
          and type = 'budget' and deleted_at is null and deal_status_id = ${request.status.id}`,
    },
    ...insertNextVersion(distributorId, saved),
  ];
}

/** Updates the columns of an edited request that lists repeat, after its new version.
 *  @param edited.overStatusId - the status of budgets that are over, if the edit renews one, which begins anew; else
 *    null */
export function updateEdited(
  distributorId: string,
  {
    id,
    content,
    expiresOn,
    overStatusId,
    purchaseNumber,
  }: {
    id: string;
    content: RequestContent;
    expiresOn: string | null;
    overStatusId: string | null;
    /** Undefined keeps the one that it has. */
    purchaseNumber: string | null | undefined;
  },
): WriteStatement {
  return updateRow(
    requests,
    { distributorId, id },
    {
      ...{ name: content.name, centerId: content.center.id, totalPowerW: content.totals.powerW, expiresOn },
      ...(overStatusId === null
        ? {}
        : {
            dealStatusId: sql`case when deal_status_id = ${overStatusId}
              then ${firstStatus(distributorId, "budget")} else deal_status_id end`,
          }),
      ...(purchaseNumber === undefined ? {} : { purchaseNumber }),
    },
  );
}

function numberOf(purchaseNumber: string | null | undefined): SQL {
  return purchaseNumber === undefined ? sql`purchase_number` : sql`${purchaseNumber}`;
}

function firstStatus(distributorId: string, type: "budget" | "order") {
  return sql`(select first.id from deal_status as first where first.distributor_id = ${distributorId}
    and first.type = ${type} order by first.group_order, first."order" limit 1)`;
}
