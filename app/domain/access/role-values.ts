import type { Permission } from "./permissions.ts";

/** The permission of each limit of a role. Limits are percentages of the subtotal.
 *  @source spec, roles and permissions: role limits */
export const ROLE_LIMIT_PERMISSIONS = {
  limitDiscountBudget: "budget.details.discount.limit",
  limitDiscountOrder: "order.details.discount.limit",
  limitIncreaseBudget: "budget.details.increase.limit",
  limitIncreaseOrder: "order.details.increase.limit",
} as const satisfies Record<string, Permission>;

export type RoleLimit = keyof typeof ROLE_LIMIT_PERMISSIONS;

export const ROLE_LIMITS = Object.keys(ROLE_LIMIT_PERMISSIONS) as readonly RoleLimit[];

/** Fields of a role that apply only with a permission, and that permission. */
export const ROLE_VALUE_PERMISSIONS = {
  ...ROLE_LIMIT_PERMISSIONS,
  defaultDiscount: "defaultDiscount",
  externalLinkButton: "externalLinkButton",
  support: "support.whatsApp",
} as const satisfies Record<string, Permission>;
