/** Longest reason of who asks, and of who decides. */
export const MAX_PURCHASE_REASON = 500;

/** What a stored approval is. */
const PURCHASE_STATUSES = ["pending", "approved", "refused", "withdrawn"] as const;

export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];

/** What an approval is for people: one whose budget has another version, or is none any more, has to be asked again. */
export const PURCHASE_STATES = [...PURCHASE_STATUSES, "outdated"] as const;

export type PurchaseState = (typeof PURCHASE_STATES)[number];

/** What has become of an approval.
 *  @param request - its request as it is now */
export function purchaseStateOf(
  { status, version }: { status: PurchaseStatus; version: number },
  request: { type: "budget" | "order"; version: number },
): PurchaseState {
  if (status !== "pending") return status;
  return request.type === "budget" && request.version === version ? "pending" : "outdated";
}
