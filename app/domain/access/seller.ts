import type { Actor, Distributor, UserActor } from "./actor.ts";
import type { CompanyPermissions } from "./company-permissions-schema.ts";
import { type AccessRule, mayAccess } from "./may-access.ts";

/** Whether the person sells for a company that buys: a role's label says so.
 *  @source spec, roles and permissions */
export function isSeller({ type, role }: Pick<UserActor, "type" | "role">): boolean {
  return type === "integrator" && role?.label === "seller";
}

/** What the company lets the person do as its seller; null for whoever is none, whom these permissions do not limit.
 *  A seller without a company is let do nothing.
 *  @source spec, roles and permissions: seller-integrators load company permissions */
export function sellerPermissions(
  actor: Pick<UserActor, "type" | "role" | "integrator">,
): CompanyPermissions | null {
  if (!isSeller(actor)) return null;
  return actor.integrator?.permissions ?? NOTHING;
}

/** Who sets what a company's sellers may do, as far as permissions say. */
export const COMPANY_PERMISSIONS_ACCESS: AccessRule = {
  types: ["integrator"],
  integrator: ["proposalSettings.defaultValuesAndPermissions"],
};

/** Whether the person decides for the own company what its sellers may do: with the permission, and not as one of
 *  those whom others lead, sellers and supervisors. */
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
