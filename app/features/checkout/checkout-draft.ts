import { useEffect } from "react";
import { useSignedIn } from "#app/lib/signed-in.ts";
import { clearFormDraft, type DraftTarget } from "../session/form-draft-store.ts";

/** Under which the browser keeps what is typed into the checkout. */
export function useCheckoutDraft(): DraftTarget {
  return { name: "order-checkout", ...useSignedIn() };
}

/** Drops what was typed into the checkout once it is saved, which the page after it knows. */
export function useForgetCheckoutDraft(isSaved: boolean): void {
  const { name, userId, distributorId } = useCheckoutDraft();
  useEffect(() => {
    if (isSaved) void clearFormDraft({ name, userId, distributorId });
  }, [isSaved, name, userId, distributorId]);
}
