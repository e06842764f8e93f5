import type { UserActor } from "#domain/access/actor.ts";
import { BUYING_ACCESS } from "#domain/access/buying-access.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import type { ProductPurchaseType } from "#domain/loose-products/sale-list.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { productPricesAccess } from "../sale/calculate-prices.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to choose products to buy; the purchase type is checked besides. */
export const saleProductsAccess = productPricesAccess;

const WAYS: readonly ProductPurchaseType[] = ["separatedSales", "mountKits", "kitExpress"];

/** First step of use cases for choosing products: checks the purchase type or, without one, takes the first that the
 *  person may use.
 *  @throws DomainError as `authoriseUser` */
export function authoriseChoosing(
  scope: Scope,
  asked: ProductPurchaseType | undefined,
): Tenant & { actor: UserActor; purchaseType: ProductPurchaseType } {
  const tenant = authoriseUser(scope, saleProductsAccess);
  const purchaseType = (asked === undefined ? WAYS : [asked]).find((way) =>
    mayAccess(tenant.actor, tenant.distributor, BUYING_ACCESS[way]),
  );
  if (purchaseType === undefined) throw new DomainError("ACCESS_DENIED", { reason: "way of buying" });
  return { ...tenant, purchaseType };
}
