import { callOffExpiredOf } from "../services/payments/call-off-expired.ts";
import { type JobTenant, withJobScope } from "./job-scope.ts";

/** Limit of orders in one run. */
const MAX_ORDERS = 50;

/** Calls off the payments of a distributor's orders that nobody paid in time, where it wants that; returns their number.
 *  Runs may overlap, and the next run completes an interrupted one. */
export async function callOffExpired({
  limit = MAX_ORDERS,
  ...tenant
}: JobTenant & { limit?: number }): Promise<number> {
  return (await withJobScope(tenant, (scope) => callOffExpiredOf(scope, limit))) ?? 0;
}
