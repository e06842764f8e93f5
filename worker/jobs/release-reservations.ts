import { auditStatement, SCHEDULE } from "../repositories/audit/audit-statements.ts";
import { listDueReservations } from "../repositories/stock/stock-repository.ts";
import { releaseExpired } from "../repositories/stock/stock-reservation-statements.ts";
import { newId } from "../scope.ts";
import type { TenantWork } from "./tenant-work.ts";

/** Limit of orders in one run. */
const MAX_ORDERS = 100;

/** Thrown by a batch whose order was paid, prolonged or released meanwhile. */
class NotDue extends Error {}

/** Releases units of orders that were not paid in time, one order per batch, and returns their number. Runs may
 *  overlap, and the next run completes an interrupted one. */
export async function releaseReservations({ database, distributorId, now }: TenantWork): Promise<number> {
  const at = now.toISOString();
  let released = 0;
  for (const requestId of await listDueReservations(database, distributorId, {
    now: at,
    limit: MAX_ORDERS,
  })) {
    try {
      await database.writeBatch([
        ...releaseExpired(distributorId, requestId, { at, over: () => new NotDue() }),
        auditStatement(distributorId, {
          id: newId("aud"),
          at,
          actor: SCHEDULE,
          address: "",
          event: "order.stock-released",
          entity: "request",
          entityId: requestId,
          changes: { stockStatus: { from: "reserved", to: "released" } },
        }),
      ]);
      released += 1;
    } catch (error) {
      if (!(error instanceof NotDue)) throw error;
    }
  }
  return released;
}
