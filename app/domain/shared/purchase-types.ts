/** Purchase types, as requests store them.
 *  @source spec, purchase kinds and labels */
export const PURCHASE_TYPES = ["kitExpress", "closedKits", "mountKits", "separatedSales"] as const;

export type PurchaseType = (typeof PURCHASE_TYPES)[number];
