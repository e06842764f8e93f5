import { type SQL, sql } from "drizzle-orm";
import type { ReturnNews } from "#domain/live/notification-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { roleHolds } from "#worker/repositories/access/role-holds.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import type { Scope } from "#worker/scope.ts";
import type { OpenedRequest } from "../requests/open-request.ts";

interface NamedUnits {
  name: string;
  cancelled: number;
  returned: number;
}

/** Who is told: what was done concerns both sides, an ask those who may save returns, and an answer who has asked. */
const AMONG: Readonly<Record<ReturnNews, SQL>> = {
  taken: sql`1`,
  undone: sql`1`,
  asked: sql`(person.type = 'admin' or (person.type = 'staff' and ${roleHolds(["order.details.edit"])}))`,
  declined: sql`person.type = 'integrator'`,
};

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
    { integratorId: request.integratorId, among: sql`person.id <> ${actor.userId} and ${AMONG[news]}` },
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
