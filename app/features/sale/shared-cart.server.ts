import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Cart } from "#domain/requests/cart-schema.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { buyingPath, checkoutPath } from "#domain/requests/request-paths.ts";
import { readMissingNames } from "./missing-names.server.ts";

type Services = AppLoadContext["services"];

/** A shared cart as the person who opens it may see it. */
export interface SharedCartView {
  purchaseType: PurchaseType;
  lines: { id: string; name: string; productCode: string; amount: number; totalCents: number | null }[];
  /** Known names of items that are no longer on sale, and the number of all such items. */
  missing: readonly string[];
  missingCount: number;
  /** Null for people who may not see prices. */
  totalCents: number | null;
  /** Null when none of its items is on sale. */
  checkoutPath: string | null;
  adjustPath: string;
}

/** Prices a shared cart anew for the person who opens it.
 *  @throws DomainError CENTER_REQUIRED */
export async function viewSharedCart(services: Services, id: string, cart: Cart): Promise<SharedCartView> {
  const quote = await services.sale.quote({ cart });
  const lines = quote.lines.map(({ id: itemId, name, productCode, amount, totalCents }) => ({
    ...{ id: itemId, name, productCode, amount, totalCents },
  }));
  const { purchaseType } = cart;
  return {
    purchaseType,
    lines,
    missing: await readMissingNames(services, quote.missingIds),
    missingCount: quote.missingIds.length,
    totalCents: lines.reduce<number | null>(
      (sum, { totalCents }) => (sum === null || totalCents === null ? null : sum + totalCents),
      0,
    ),
    checkoutPath: lines.length === 0 ? null : checkoutPath(purchaseType, id),
    adjustPath: buyingPath(cart, id),
  };
}
