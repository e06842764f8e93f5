import type { Actor, Distributor, UserActor } from "./actor.ts";
import type { CompanyPermissions } from "./company-permissions-schema.ts";
import { type AccessRule, mayAccess } from "./may-access.ts";

/** Whether the person is a seller of an integrator, by the label of their role.
 *  @source spec, roles and permissions */
export function isSeller({ type, role }: Pick<UserActor, "type" | "role">): boolean {
  return type === "integrator" && role?.label === "seller";
}

/** The company's permissions for the person as its seller; null for other people, who are not limited by them. A seller
 *  without a company has none.
 *  @source spec, roles and permissions: seller-integrators load company permissions */
export function sellerPermissions(
  actor: Pick<UserActor, "type" | "role" | "integrator">,
): CompanyPermissions | null {
  if (!isSeller(actor)) return null;
  return actor.integrator?.permissions ?? NOTHING;
}

/** Permission to set what a company's sellers may do. */
export const COMPANY_PERMISSIONS_ACCESS: AccessRule = {
  types: ["integrator"],
  integrator: ["proposalSettings.defaultValuesAndPermissions"],
};

/** Whether the person may set the permissions of their company's sellers: with the permission, and not as a seller or
 *  supervisor. */
export function maySetSellerPermissions(actor: Actor, distributor: Distributor | null): boolean {
  if (actor.kind !== "user" || !mayAccess(actor, distributor, COMPANY_PERMISSIONS_ACCESS)) return false;
  return actor.role?.label !== "seller" && actor.role?.label !== "supervisor";
}

const NOTHING: CompanyPermissions = {
  authSellerComplementaryValues: false,
  authSellerProfitMagin: false,
  authSellerDiscount: false,
  authSellerMaxDiscount: "0",
  authSellerViewRequestsBudgetsPrices: false,
};
