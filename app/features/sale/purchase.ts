import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { isCheckoutPath, purchaseUnderWay } from "#domain/checkout/checkout-paths.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";

/** A person's purchase, from the choice of items to the checkout. */
export interface Purchase {
  cartKey: string;
  userId: string;
  distributorId: string;
}

/** Query parameters that identify the items of a purchase. */
const CART_PARAMS = ["cart", "kit", "integrator", "event", "request"];

/** The identity of a purchase, from its address. */
function cartKeyOf(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  const parts = CART_PARAMS.flatMap((name) => params.getAll(name).map((value) => `${name}=${value}`));
  return [purchaseUnderWay(pathname) ?? "", ...parts.sort()].join("&");
}

/** The purchase of the current page. */
export function usePurchase(): Purchase {
  const { pathname, search } = useLocation();
  return { cartKey: cartKeyOf(pathname, search), ...useSignedIn() };
}

/** Loads the module that writes and deletes the drafts of a purchase; null when it cannot be loaded. Drafts then
 *  expire after a day. */
export function loadPurchaseDrafts() {
  return import("./purchase-drafts.ts").catch(() => null);
}

/** Draft of the current buying page. */
let shown: string | null = null;

/** Name of the current page's draft; null for a page without one. */
export function shownDraft(): string | null {
  return shown;
}

/** Registers the draft of a buying page. On the way to a checkout, it notes which cart the draft became, so that
 *  both are deleted together.
 *  @param draft - null for a checkout, whose cart may change as well */
export function usePurchaseDraft(draft: string | null): void {
  const { cartKey, userId, distributorId } = usePurchase();
  const to = useNavigation().location;
  const next = to !== undefined && isCheckoutPath(to.pathname) ? cartKeyOf(to.pathname, to.search) : null;
  useEffect(() => {
    // Loaded in advance, since the next navigation leaves no time for it.
    void loadPurchaseDrafts();
    shown = draft;
    return () => {
      shown = null;
    };
  }, [draft]);
  useEffect(() => {
    // Sending a checkout does not change its cart.
    if (next === null || (draft === null && next === cartKey)) return;
    void loadPurchaseDrafts().then((found) =>
      found?.noteStep({ userId, distributorId }, { from: cartKey, to: next, draft }),
    );
  }, [next, cartKey, userId, distributorId, draft]);
}
