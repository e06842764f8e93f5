import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import { checkoutDrafts } from "../sale/draft-names.ts";
import { usePurchase } from "../sale/purchase.ts";
import type { DraftTarget } from "#app/lib/drafts/form-draft-store.ts";

/** Key under which the browser keeps the checkout's draft of this cart, and its files. */
export function useCheckoutDraft(part: "fields" | "checkoutFile" | "file" = "fields"): DraftTarget {
  return { name: checkoutDrafts(usePurchase().cartKey)[part], ...useSignedIn() };
}
