import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { isCheckoutPath, purchaseUnderWay } from "#domain/checkout/checkout-paths.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";

/** One purchase of a person, from the page on which it is chosen to its checkout. */
export interface Journey {
  cartKey: string;
  userId: string;
  distributorId: string;
}

/** Parameters of the address that say what is bought. */
const CART_PARAMS = ["cart", "kit", "integrator", "event", "request"];

/** What is bought at an address, as one text. */
function cartKeyOf(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  const parts = CART_PARAMS.flatMap((name) => params.getAll(name).map((value) => `${name}=${value}`));
  return [purchaseUnderWay(pathname) ?? "", ...parts.sort()].join("&");
}

/** The purchase that the page is about. */
export function useJourney(): Journey {
  const { pathname, search } = useLocation();
  return { cartKey: cartKeyOf(pathname, search), ...useSignedIn() };
}

/** What keeps and drops the drafts of a purchase; null where it does not arrive: what is kept then ends by itself after a
 *  day. */
export function loadJourneyDrafts() {
  return import("./journey-drafts.ts").catch(() => null);
}

/** The draft of the buying page that stands there. */
let shown: string | null = null;

/** Under which name the page that stands there keeps what is chosen; null for a page that keeps nothing. */
export function shownDraft(): string | null {
  return shown;
}

/** Tells that a page keeps what is chosen under a name, and notes on the way to a checkout which cart became of it, so
 *  that both end together.
 *  @param draft - null for a checkout, whose cart may become another one, too */
export function useJourneyDraft(draft: string | null): void {
  const { cartKey, userId, distributorId } = useJourney();
  const to = useNavigation().location;
  const next = to !== undefined && isCheckoutPath(to.pathname) ? cartKeyOf(to.pathname, to.search) : null;
  useEffect(() => {
    // On the way it is in a hurry.
    void loadJourneyDrafts();
    shown = draft;
    return () => {
      shown = null;
    };
  }, [draft]);
  useEffect(() => {
    // A checkout that is sent stays what it is.
    if (next === null || (draft === null && next === cartKey)) return;
    void loadJourneyDrafts().then((found) =>
      found?.noteStep({ userId, distributorId }, { from: cartKey, to: next, draft }),
    );
  }, [next, cartKey, userId, distributorId, draft]);
}
