/** First pages of the ways to buy: all that is chosen there stands in the address or in a draft. */
const BUYING_PATH = /^(\/(?:kitsIntegrator|kits-express|mountKit|separateSale))(?:\/[^/]+)?\/?$/i;
/** The same for a system of a lead. */
const LEAD_PATH = /^\/(?:kitsIntegrator|mountKit)\/[^/]+\/[^/]+$/i;
const CHECKOUT_PATH = /^(\/[^/]+)\/checkout\/?$/;

/** Whether a path of the portal is a page that ends a purchase: `/kitsIntegrator/checkout`. */
export function isCheckoutPath(path: string): boolean {
  return CHECKOUT_PATH.test(path);
}

/** First page of the purchase that a checkout page ends; null for any other page.
 *  @example purchaseStart("/kitsIntegrator/checkout") // "/kitsIntegrator" */
export function purchaseStart(path: string): string | null {
  return CHECKOUT_PATH.exec(path)?.[1] ?? null;
}

/** Where a purchase begins anew that somebody is in the middle of: on a page to choose on, or on the checkout after it;
 *  null for any other page.
 *  @example purchaseUnderWay("/mountKit/req_1") // "/mountKit" */
export function purchaseUnderWay(path: string): string | null {
  return purchaseStart(path) ?? BUYING_PATH.exec(path)?.[1] ?? LEAD_PATH.exec(path)?.[0] ?? null;
}
