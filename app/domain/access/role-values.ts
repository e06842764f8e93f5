import type { Permission } from "./permissions.ts";

/** The permission that each limit of a role goes with. Limits are percentages of the subtotal.
 *  @source spec, roles and permissions: role limits */
export const ROLE_LIMIT_PERMISSIONS = {
  limitDiscountBudget: "budget.details.discount.limit",
  limitDiscountOrder: "order.details.discount.limit",
  limitIncreaseBudget: "budget.details.increase.limit",
  limitIncreaseOrder: "order.details.increase.limit",
} as const satisfies Record<string, Permission>;

export type RoleLimit = keyof typeof ROLE_LIMIT_PERMISSIONS;

export const ROLE_LIMITS = Object.keys(ROLE_LIMIT_PERMISSIONS) as readonly RoleLimit[];

/** Every value of a role that counts only with a permission, and that permission. */
export const ROLE_VALUE_PERMISSIONS = {
  ...ROLE_LIMIT_PERMISSIONS,
  defaultDiscount: "defaultDiscount",
  externalLinkButton: "externalLinkButton",
  support: "support.whatsApp",
} as const satisfies Record<string, Permission>;
