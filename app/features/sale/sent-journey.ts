import { useEffect } from "react";
import { type Journey, loadJourneyDrafts } from "./journey.ts";

/** The checkout that was sent last; the next page knows whether it was saved. */
let sent: Journey | null = null;

/** The purchase of that checkout. */
export function lastSent(): Journey | null {
  return sent;
}

/** Notes the purchase of a checkout that is being sent. */
export function rememberSent(journey: Journey): void {
  sent = journey;
}

/** Deletes the drafts of the purchase that was sent last, once the page knows that it was saved. */
export function useForgetCheckoutDraft(isSaved: boolean): void {
  useEffect(() => {
    if (!isSaved || sent === null) return;
    const done = sent;
    sent = null;
    void loadJourneyDrafts().then((drafts) => drafts?.dropJourney(done));
  }, [isSaved]);
}
