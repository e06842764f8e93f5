import { compareYesterdayOf } from "../services/payments/compare-yesterday.ts";
import { type JobTenant, withJobScope } from "./job-scope.ts";

/** Compares yesterday's payments of a distributor's provider with the ledger, once a day, and tells people of differences.
 *  Runs may overlap. */
export function comparePayments(tenant: JobTenant): ReturnType<typeof compareYesterdayOf> {
  return withJobScope(tenant, compareYesterdayOf);
}
