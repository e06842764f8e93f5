import { useEffect } from "react";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import { checkoutDrafts } from "../sale/draft-names.ts";
import { type Journey, loadJourneyDrafts, useJourney } from "../sale/journey.ts";
import type { DraftTarget } from "#app/lib/drafts/form-draft-store.ts";

/** Under which the browser keeps what is typed into the checkout of this cart, and its files. */
export function useCheckoutDraft(part: "fields" | "checkoutFile" | "file" = "fields"): DraftTarget {
  return { name: checkoutDrafts(useJourney().cartKey)[part], ...useSignedIn() };
}

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
