import type { RequestSettings } from "#domain/settings/request-settings-schema.ts";
import type { RequestType } from "./request-types.ts";

type Expiry = RequestSettings["budgetExpiry"];

/** The facts of a request that its expiry depends on. */
export interface Expiring {
  type: RequestType;
  expiresOn: string | null;
}

/** Whether a budget has expired: from the day after its last one, if the distributor's budgets expire. Orders never
 *  expire.
 *  @source spec, editing rules */
export function isExpired(
  request: Expiring,
  { today, expiry }: { today: string; expiry: Pick<Expiry, "active"> },
): boolean {
  const { type, expiresOn: lastDay } = request;
  return type === "budget" && expiry.active && lastDay !== null && today > lastDay;
}
