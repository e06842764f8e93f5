import { dueReminders, isReminderTime } from "#domain/payments/reminders.ts";
import { payerPath } from "#domain/requests/request-paths.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { dayStartIn } from "#domain/shared/day-start.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import {
  chargesToRemindOf,
  noteReminder,
  type RemindableCharge,
} from "#worker/repositories/payments/reminder-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { type OrderMoney, readOrderMoney } from "./order-money.ts";

/** Thrown by a batch whose order was paid, called off or reminded of meanwhile. */
class NotDue extends Error {}

/** Reminds the payers of a distributor's unpaid orders by e-mail, where the distributor wants it: on days before the last
 *  day of a charge, and after it, by day; after the last day of a part that was paid, of the rest. Each reminder of a charge is sent once, in the batch that notes it.
 *  @param limit - of reminders in one run
 *  @returns the number of e-mails */
export async function remindPayersOf(scope: Scope, limit: number): Promise<number> {
  const { distributor, database } = tenantOf(scope);
  const { timeZone, payments } = distributor.settings;
  const at = scope.now().toISOString();
  if (!payments.reminders.active || !isReminderTime(at, timeZone)) return 0;
  const today = calendarDayIn(at, timeZone);
  const reminders = dueReminders(payments.reminders, today).map(({ on, ...due }) => ({
    ...due,
    madeBefore: dayStartIn(on, timeZone),
  }));
  const [charges] = await database.readBatch([
    chargesToRemindOf(database, distributor.id, { reminders, limit }),
  ]);
  let sent = 0;
  for (const charge of charges) {
    const order = await readOrderMoney(scope, charge.requestId);
    try {
      await database.writeBatch(remind(scope, order, { charge, today, at }));
      sent += 1;
    } catch (error) {
      if (!(error instanceof NotDue) && !isDomainError(error, "STALE_VERSION")) throw error;
    }
  }
  return sent;
}

function remind(
  scope: Scope,
  { request, content: { customer }, ledger }: OrderMoney,
  { charge, today, at }: { charge: RemindableCharge; today: string; at: string },
): WriteStatement[] {
  const { distributor } = tenantOf(scope);
  const said = {
    ...{ name: customer.userOrCompanyName.slice(0, 200), code: request.code },
    ...{ openCents: ledger.openCents, link: `${scope.origin}${payerPath(request)}` },
  };
  const { dueOn } = charge;
  return [
    ...noteReminder(distributor.id, charge, () => new NotDue()),
    emailStatement(distributor.id, {
      ...{ id: scope.newId("eml"), recipient: customer.email, createdAt: at },
      requestId: request.id,
      content:
        charge.status === "paid"
          ? { kind: "paymentRest", ...said }
          : { kind: today > dueOn ? "paymentOverdue" : "paymentDue", ...said, dueOn },
    }),
  ];
}
