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
