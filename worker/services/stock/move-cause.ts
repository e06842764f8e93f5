import { auditActorOf } from "#worker/repositories/audit/audit-statements.ts";
import { findLowStock } from "#worker/repositories/stock/low-stock-statements.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import type { MoveCause } from "#worker/repositories/stock/stock-change-statements.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import type { Scope } from "#worker/scope.ts";

/** The cause of a move of stock, for the ledger. */
export function causeOf(scope: Scope, cause: Pick<MoveCause, "note" | "arrivalId" | "at">): MoveCause {
  const { id, name } = auditActorOf(scope.actor);
  return { ...cause, actor: { id, name } };
}

/** Notification that this batch has taken a product below its minimum.
 *  @param lost - decrease of available units; without a decrease there is no notification */
export function tellLowStock(
  scope: Scope,
  distributorId: string,
  {
    place,
    lost,
    at,
  }: { place: { productId: string; center: { id: string; name: string } }; lost: number; at: string },
): WriteStatement[] {
  if (lost <= 0) return [];
  const low = findLowStock(distributorId, {
    center: place.center,
    needs: [{ productId: place.productId, amount: lost }],
  });
  return notify(
    distributorId,
    { kind: "lowStock", notificationId: scope.newId("ntf"), createdAt: at, content: low.content },
    { onlyIf: low.onlyIf },
  );
}
