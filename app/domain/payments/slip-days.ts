import { addBusinessDays, addDays, calendarDayIn } from "#domain/shared/calendar.ts";

const TIME_ZONE = "America/Sao_Paulo";
/** Business days in which a bank tells of a slip that was paid. */
const CLEARING_DAYS = 2;

/** The last day of a slip that is made now, and until when it is open: banks tell late of a payment on its last day.
 *  @param businessDays - until it is due */
export function slipDays(now: Date, businessDays: number): { dueDate: string; expiresAt: string } {
  const dueDate = addBusinessDays(calendarDayIn(now.toISOString(), TIME_ZONE), businessDays);
  return { dueDate, expiresAt: `${addBusinessDays(addDays(dueDate, 1), CLEARING_DAYS)}T02:59:59.000Z` };
}
