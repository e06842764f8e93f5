import type { ReturnNews } from "#domain/live/notification-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import { toldOfReturn } from "#worker/repositories/requests/reached.ts";
import type { Scope } from "#worker/scope.ts";
import type { OpenedRequest } from "../requests/open-request.ts";

interface NamedUnits {
  name: string;
  cancelled: number;
  returned: number;
}

/** Notification of what happens to units of an order, but for who does it. */
export function tellOfReturn(
  scope: Scope,
  { distributor, actor, request }: OpenedRequest,
  { news, lines, at }: { news: ReturnNews; lines: readonly NamedUnits[]; at: string },
): WriteStatement[] {
  const { cancelled, returned } = partsOf(lines);
  return notify(
    distributor.id,
    {
      kind: "unitsTakenBack",
      notificationId: scope.newId("ntf"),
      createdAt: at,
      content: {
        ...{ requestId: request.id, code: request.code, name: request.name, news },
        ...{ cancelled: unitsOf(cancelled), returned: unitsOf(returned) },
      },
    },
    { integratorId: request.integratorId, among: toldOfReturn(news, actor.userId) },
  );
}

/** What the log says of units: cancelled and returned ones by item. */
export function describedUnits(
  lines: readonly NamedUnits[],
): Partial<Record<"cancelled" | "returned", { from: null; to: string }>> {
  const { cancelled, returned } = partsOf(lines);
  return {
    ...(cancelled.length === 0 ? {} : { cancelled: { from: null, to: described(cancelled) } }),
    ...(returned.length === 0 ? {} : { returned: { from: null, to: described(returned) } }),
  };
}

function partsOf(lines: readonly NamedUnits[]) {
  return {
    cancelled: lines.flatMap(({ name, cancelled: amount }) => (amount > 0 ? [{ name, amount }] : [])),
    returned: lines.flatMap(({ name, returned: amount }) => (amount > 0 ? [{ name, amount }] : [])),
  };
}

function unitsOf(lines: readonly { amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

function described(lines: readonly { name: string; amount: number }[]): string {
  return lines.map(({ name, amount }) => `${String(amount)} × ${name}`).join(", ");
}
