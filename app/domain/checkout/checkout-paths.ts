/** First page of each way to buy, with or without the id of an open cart or request. */
const BUYING_PATH = /^(\/(?:kitsIntegrator|kits-express|mountKit|separateSale))(?:\/[^/]+)?\/?$/i;
/** First page for a system of a lead. */
const LEAD_PATH = /^\/(?:kitsIntegrator|mountKit)\/[^/]+\/[^/]+$/i;
const CHECKOUT_PATH = /^(\/[^/]+)\/checkout\/?$/;

/** Whether a path of the portal is a checkout page, for example `/kitsIntegrator/checkout`. */
export function isCheckoutPath(path: string): boolean {
  return CHECKOUT_PATH.test(path);
}

/** First page of the purchase that a checkout page ends; null for any other page.
 *  @example purchaseStart("/kitsIntegrator/checkout") // "/kitsIntegrator" */
export function purchaseStart(path: string): string | null {
  return CHECKOUT_PATH.exec(path)?.[1] ?? null;
}

/** First page of the purchase in progress, for a page of choosing or its checkout; null for any other page.
 *  @example purchaseUnderWay("/mountKit/req_1") // "/mountKit" */
export function purchaseUnderWay(path: string): string | null {
  return purchaseStart(path) ?? BUYING_PATH.exec(path)?.[1] ?? LEAD_PATH.exec(path)?.[0] ?? null;
}
