import { useEffect } from "react";
import { type Purchase, loadPurchaseDrafts } from "./purchase.ts";

/** The checkout that was sent last; the next page knows whether it was saved. */
let sent: Purchase | null = null;

/** The purchase of that checkout. */
export function lastSent(): Purchase | null {
  return sent;
}

/** Notes the purchase of a checkout that is being sent. */
export function rememberSent(purchase: Purchase): void {
  sent = purchase;
}

/** Deletes the drafts of the purchase that was sent last, once the page knows that it was saved. */
export function useForgetCheckoutDraft(isSaved: boolean): void {
  useEffect(() => {
    if (!isSaved || sent === null) return;
    const done = sent;
    sent = null;
    void loadPurchaseDrafts().then((drafts) => drafts?.dropPurchase(done));
  }, [isSaved]);
}
