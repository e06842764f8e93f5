import { createPurchaseApprovals } from "./purchase-approvals.ts";
import { createPurchaseRules } from "./purchase-rules.ts";

/** Use cases of what a company sets for what its own people order. */
export const purchasesServices = {
  purchaseRules: createPurchaseRules,
  purchaseApprovals: createPurchaseApprovals,
};
