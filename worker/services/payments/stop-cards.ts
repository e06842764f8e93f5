import { areTooManyDeclined } from "#domain/payments/ledger.ts";
import { dueOf } from "#domain/payments/request-payment.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import type { StoredCharge } from "#worker/repositories/payments/charge-repository.ts";
import { declinesElsewhere, type NewEntry } from "#worker/repositories/payments/ledger-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { audit } from "../audit/audit.ts";
import { gatewayOf } from "./gateway-of.ts";
import type { OrderMoney } from "./order-money.ts";

const DAY_MS = 24 * 3_600_000;

/** How often a card that was refused was refused for other orders within a day. */
export async function declinesOfCard(
  scope: Scope,
  { requestId }: Pick<StoredCharge, "requestId">,
  { kind, card }: NewEntry,
): Promise<number> {
  if (kind !== "declined" || card == null) return 0;
  const { distributor, database } = tenantOf(scope);
  const since = new Date(scope.now().getTime() - DAY_MS).toISOString();
  const [[found]] = await database.readBatch([
    declinesElsewhere(database, distributor.id, { card, requestId, since }),
  ]);
  return found?.count ?? 0;
}

/** What ends a charge by card of which a bank refused one card too many: nobody can try another until somebody of the
 *  distributor lets them. Nothing where the distributor does not want that, or for a charge that is not open.
 *  @param refusal.entry - what is noted of the refusal
 *  @param refusal.ofCard - refusals of the same card for other orders within a day
 *  @returns also the charges that are over by that */
export function stopOf(
  scope: Scope,
  { request, entries, ledger }: OrderMoney,
  { charge, entry, ofCard, at }: { charge: StoredCharge; entry: NewEntry; ofCard: number; at: string },
): { entries: NewEntry[]; statements: WriteStatement[]; ended: StoredCharge[] } {
  const { distributor } = tenantOf(scope);
  const isStopped =
    entry.kind === "declined" &&
    distributor.settings.payments.stopsCards &&
    ledger.charges.get(charge.id)?.status === "pending" &&
    areTooManyDeclined([...entries, entry], ofCard);
  if (!isStopped) return { entries: [], statements: [], ended: [] };
  const { id: requestId, code, name } = request;
  const { books, provider } = gatewayOf(scope, charge.provider);
  return {
    entries: [
      {
        ...{
          kind: "stopped",
          chargeId: charge.id,
          amountCents: 0,
          occurredAt: at,
          createdBy: null,
          note: "",
        },
        // By the name that the provider's own news of the end will have.
        event: books && { provider, id: books.endEventId(charge.providerChargeId) },
      },
    ],
    statements: [
      audit(scope, distributor.id, {
        ...{ at, event: "charge.stopped", entity: "request", entityId: requestId, changes: {} },
        actor: { id: provider, type: "provider", name: "", operator: null },
      }),
      ...notify(distributor.id, {
        kind: "cardsStopped",
        notificationId: scope.newId("ntf"),
        createdAt: at,
        content: { requestId, code, name, totalCents: dueOf(request) },
      }),
    ],
    ended: [charge],
  };
}
