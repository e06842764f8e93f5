import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { purchaseStart } from "#domain/checkout/checkout-paths.ts";
import { useSignedIn } from "#app/lib/signed-in.ts";
import type { DraftTarget } from "../session/form-draft-store.ts";

/** Parameters of the address that say what is bought. */
const CART_PARAMS = ["cart", "kit", "integrator", "event", "request"];

/** What is bought at a checkout's address, as one text. */
export function cartKeyOf(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  const parts = CART_PARAMS.flatMap((name) => params.getAll(name).map((value) => `${name}=${value}`));
  return [purchaseStart(pathname) ?? "", ...parts.sort()].join("&");
}

/** Under which the browser keeps what is typed into the checkout of this cart. */
export function useCheckoutDraft(): DraftTarget {
  const { pathname, search } = useLocation();
  return { name: `checkout:${cartKeyOf(pathname, search)}`, ...useSignedIn() };
}

/** The checkout that was sent last: the page after it knows whether it was saved. */
let sent: DraftTarget | null = null;

/** Whose it was. */
export function lastSent(): DraftTarget | null {
  return sent;
}

export function rememberSent(target: DraftTarget): void {
  sent = target;
}

/** Drops what was typed into the checkout once it is saved, which the page after it knows. */
export function useForgetCheckoutDraft(isSaved: boolean): void {
  useEffect(() => {
    if (!isSaved || sent === null) return;
    void forget(sent);
    sent = null;
  }, [isSaved]);
}

/** The form's draft, and those of its files. */
async function forget(target: DraftTarget): Promise<void> {
  const { clearFormDraft } = await import("../session/form-draft-store.ts");
  for (const part of ["", ":checkoutFile", ":file"]) {
    await clearFormDraft({ ...target, name: target.name + part });
  }
}
