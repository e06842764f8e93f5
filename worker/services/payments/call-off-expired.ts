import { CHARGE_TEXTS } from "#copy/requests/charges.ts";
import { fill } from "#copy/shared/fill.ts";
import { providerProblemOf } from "#domain/payments/provider-problem.ts";
import { dueOf } from "#domain/payments/request-payment.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { formatDay } from "#domain/shared/format.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { SCHEDULE } from "#worker/repositories/audit/audit-statements.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import { assertForsaken, ordersToCallOff } from "#worker/repositories/payments/call-off-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { askAbout } from "./ask-provider.ts";
import { changeOfPayment } from "./call-off.ts";
import { gatewayOf } from "./gateway-of.ts";
import { type OrderMoney, readOrderMoney, recordMoney } from "./order-money.ts";

const DAY_MS = 86_400_000;

/** Thrown by a batch whose order was paid, charged anew or called off meanwhile. */
class NotDue extends Error {}

/** Calls off the payments of a distributor's orders whose last charge has ended unpaid, where the distributor wants it,
 *  with the reason in the ledger. A provider that tells late is asked first, and while it does not say that a charge is
 *  over, nothing is called off; one that does not answer ends the run.
 *  @param limit - of orders in one run
 *  @returns the number of payments */
export async function callOffExpiredOf(scope: Scope, limit: number): Promise<number> {
  const { distributor, database } = tenantOf(scope);
  const { active, days } = distributor.settings.payments.callOff;
  if (!active) return 0;
  const now = scope.now();
  const endedBefore = new Date(now.getTime() - days * DAY_MS).toISOString();
  const [orders] = await database.readBatch([
    ordersToCallOff(database, distributor.id, { endedBefore, limit }),
  ]);
  let calledOff = 0;
  for (const { id } of orders) {
    try {
      const order = await readEnded(scope, id);
      if (order === null) continue;
      await database.writeBatch([
        assertForsaken(distributor.id, { id, endedBefore }, () => new NotDue()),
        ...callOff(scope, order, now.toISOString()),
      ]);
      publishSoon(scope);
      calledOff += 1;
    } catch (error) {
      // Others of a provider that does not answer wait for the next run.
      if (isDomainError(error, "PAYMENT_PROVIDER_UNAVAILABLE")) return calledOff;
      const isOther = error instanceof NotDue || isDomainError(error, "STALE_VERSION");
      if (!isOther && providerProblemOf(error) === null) throw error;
    }
  }
  return calledOff;
}

/** Reads an order whose charges are over for their providers, too; null while one may still be paid. */
async function readEnded(scope: Scope, id: string): Promise<OrderMoney | null> {
  const order = await readOrderMoney(scope, id);
  const untold = untoldOf(scope, order);
  if (untold.length === 0) return order;
  for (const charge of untold) await askAbout(scope, charge);
  const asked = await readOrderMoney(scope, id);
  return untoldOf(scope, asked).length === 0 ? asked : null;
}

/** Charges of which a provider with books has not told yet what became of them. */
function untoldOf(scope: Scope, { charges }: OrderMoney) {
  return charges.filter(
    ({ status, provider }) => status === "pending" && gatewayOf(scope, provider).books !== null,
  );
}

function callOff(scope: Scope, order: OrderMoney, at: string): WriteStatement[] {
  const { distributor } = tenantOf(scope);
  const { request, charges } = order;
  const { id: requestId, code, name, integratorId } = request;
  const ended = charges.reduce((last, { expiresAt }) => (expiresAt > last ? expiresAt : last), "");
  const endedOn = calendarDayIn(ended, distributor.settings.timeZone);
  const { statements, ledger } = recordMoney(scope, order, {
    ...{ at, actor: SCHEDULE },
    entries: [
      {
        ...{
          kind: "calledOff",
          chargeId: null,
          amountCents: 0,
          occurredAt: at,
          event: null,
          createdBy: null,
        },
        note: fill(CHARGE_TEXTS.lastEnded, { day: formatDay(endedOn) }),
      },
    ],
  });
  return [
    ...statements,
    audit(scope, distributor.id, {
      ...{ at, actor: SCHEDULE, event: "order.payment-called-off", entity: "request", entityId: requestId },
      changes: {
        ...changeOfPayment(request.paymentStatus, ledger.paymentStatus),
        chargeEndedOn: { from: null, to: endedOn },
      },
    }),
    ...notify(
      distributor.id,
      {
        ...{ kind: "paymentCalledOff", notificationId: scope.newId("ntf"), createdAt: at },
        content: { requestId, code, name, totalCents: dueOf(request) },
      },
      { integratorId },
    ),
  ];
}
