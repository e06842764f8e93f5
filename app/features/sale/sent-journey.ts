import { useEffect } from "react";
import { type Journey, loadJourneyDrafts } from "./journey.ts";

/** The checkout that was sent last: the page after it knows whether it was saved. */
let sent: Journey | null = null;

/** Whose it was. */
export function lastSent(): Journey | null {
  return sent;
}

export function rememberSent(journey: Journey): void {
  sent = journey;
}

/** Drops what the device keeps of a purchase once it is saved, which the page after it knows. */
export function useForgetCheckoutDraft(isSaved: boolean): void {
  useEffect(() => {
    if (!isSaved || sent === null) return;
    const done = sent;
    sent = null;
    void loadJourneyDrafts().then((drafts) => drafts?.dropJourney(done));
  }, [isSaved]);
}
