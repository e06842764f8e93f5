import { PURCHASE_TYPES, type PurchaseType } from "#domain/shared/purchase-types.ts";
import type { AccessRule } from "./may-access.ts";

const types = ["admin", "staff", "integrator"] as const;

/** Access to each purchase type.
 *  @source spec, routes and roles: buying pages */
export const BUYING_ACCESS = {
  closedKits: {
    types,
    staff: ["requestsCreation.closedKits"],
    integrator: ["closedKits"],
    actions: ["enableClosedKits"],
  },
  kitExpress: {
    types,
    staff: ["requestsCreation.kitExpress"],
    integrator: ["kitExpress"],
    actions: ["kitExpress"],
  },
  mountKits: {
    types,
    staff: ["requestsCreation.customKits"],
    integrator: ["customKits"],
    actions: ["kitMount"],
  },
  separatedSales: {
    types,
    staff: ["requestsCreation.separateSale"],
    integrator: ["separateSale"],
    actions: ["singleProductPurchase"],
  },
} as const satisfies Record<PurchaseType, AccessRule>;

/** Access for people who may use at least one of the purchase types. */
export function buyingInOneOf(ways: readonly PurchaseType[]): AccessRule {
  const rules = ways.map((way) => BUYING_ACCESS[way]);
  return {
    types,
    staff: rules.flatMap(({ staff }) => staff),
    integrator: rules.flatMap(({ integrator }) => integrator),
    anyPermission: true,
    actions: rules.flatMap(({ actions }) => actions),
    anyAction: true,
  };
}

/** Access for people who may use any purchase type. */
export const ANY_BUYING_ACCESS: AccessRule = buyingInOneOf(PURCHASE_TYPES);

/** Access to saving purchases of the distributor's shop, besides access to the purchase type. */
export const SHOP_ACCESS: AccessRule = { types, integrator: [], actions: ["ecommerce"] };

/** Access to saving a purchase, besides access to the purchase type.
 *  @source spec, roles: requestButton.budget, requestButton.order */
export const SAVING_ACCESS = {
  budget: { types, staff: ["requestButton.budget"], integrator: ["budget", "requestButton.budget"] },
  order: { types, staff: ["requestButton.order"], integrator: ["order", "requestButton.order"] },
} as const satisfies Record<"budget" | "order", AccessRule>;
