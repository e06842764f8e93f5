import { stockNeeds } from "#domain/requests/item-for-sale.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { findLowStock } from "#worker/repositories/stock/low-stock-statements.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import type { Scope } from "#worker/scope.ts";

/** Notifications of a saved request; for an order also those about products whose stock it takes below the minimum.
 *  @param saved.isWatched - whether one of its products may have a minimum */
export function announceRequest(
  scope: Scope,
  distributorId: string,
  {
    id,
    type,
    content,
    at,
    isWatched,
  }: { id: string; type: "budget" | "order"; content: RequestContent; at: string; isWatched: boolean },
): WriteStatement[] {
  const { name, totals, center, lines } = content;
  const told = notify(distributorId, {
    kind: type === "budget" ? "budgetCreated" : "orderCreated",
    notificationId: scope.newId("ntf"),
    createdAt: at,
    content: { requestId: id, code: "", name, totalCents: totals.totalCents },
  });
  if (type === "budget" || !isWatched) return told;
  const lowStock = findLowStock(distributorId, { center, needs: stockNeeds(lines) });
  return [
    ...told,
    ...notify(
      distributorId,
      {
        kind: "lowStock",
        notificationId: scope.newId("ntf"),
        createdAt: at,
        content: lowStock.content,
      },
      { onlyIf: lowStock.onlyIf },
    ),
  ];
}
