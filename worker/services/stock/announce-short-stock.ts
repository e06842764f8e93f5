import type { WriteStatement } from "#worker/db/client.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import type { StoredRequest } from "#worker/repositories/requests/request-repository.ts";
import { isShort } from "#worker/repositories/stock/stock-reservation-statements.ts";
import type { Scope } from "#worker/scope.ts";

/** Notifies the distributor of an order whose units had been sold to others when they were to be sent. */
export function announceShortStock(
  scope: Scope,
  distributorId: string,
  { id: requestId, code, name, totalCents }: Pick<StoredRequest, "id" | "code" | "name" | "totalCents">,
  at: string,
): WriteStatement[] {
  return notify(
    distributorId,
    {
      kind: "stockShort",
      notificationId: scope.newId("ntf"),
      createdAt: at,
      content: { requestId, code, name, totalCents },
    },
    { onlyIf: isShort(distributorId, requestId) },
  );
}
