import type { RequestSettings } from "#domain/settings/request-settings-schema.ts";
import type { RequestType } from "./request-types.ts";

type Expiry = RequestSettings["budgetExpiry"];

/** A request as far as its expiry goes. */
export interface Expiring {
  type: RequestType;
  expiresOn: string | null;
}

/** Whether a budget's time is over: on the day after its last one, as long as the distributor's budgets expire at all.
 *  Orders never expire.
 *  @source spec, editing rules */
export function isExpired(
  request: Expiring,
  { today, expiry }: { today: string; expiry: Pick<Expiry, "active"> },
): boolean {
  const { type, expiresOn: lastDay } = request;
  return type === "budget" && expiry.active && lastDay !== null && today > lastDay;
}
