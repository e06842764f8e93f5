import { remindPayersOf } from "../services/payments/remind-payers.ts";
import { type JobTenant, withJobScope } from "./job-scope.ts";

/** Limit of reminders in one run. */
const MAX_REMINDERS = 100;

/** Reminds the payers of a distributor's unpaid orders of what is due, each once; returns the number of e-mails. Runs may
 *  overlap, and the next run completes an interrupted one. */
export async function remindPayers({
  limit = MAX_REMINDERS,
  ...tenant
}: JobTenant & { limit?: number }): Promise<number> {
  return (await withJobScope(tenant, (scope) => remindPayersOf(scope, limit))) ?? 0;
}
