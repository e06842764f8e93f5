import { type RefObject, useEffect } from "react";
import { usePurchaseDraft } from "../sale/purchase.ts";
import { DraftNotice } from "#app/ui/draft-notice.tsx";
import { useFormDraft } from "#app/lib/drafts/use-form-draft.ts";
import { useCheckoutDraft } from "./checkout-draft.ts";

/** Keeps a draft of the checkout's fields, and tells when it was restored. */
export function CheckoutDraftNotice({
  form,
  onRestored,
}: {
  form: RefObject<HTMLFormElement>;
  onRestored: () => void;
}) {
  usePurchaseDraft(null);
  const { restored, discard } = useFormDraft(form, { ...useCheckoutDraft(), enabled: true });
  useEffect(() => {
    if (restored) onRestored();
  }, [restored, onRestored]);
  return <DraftNotice restored={restored} onDiscard={discard} />;
}
