import { Link, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout.ts";
import { useSignedIn } from "#app/lib/signed-in.ts";
import { cartKeyOf } from "./checkout-draft.ts";
import { readSavedRequest, requestPath, type SavedRequest } from "./saved-requests.ts";

/** Says that this very cart was saved on this device already, in this tab or in another one. */
export function SavedBefore() {
  const { pathname, search } = useLocation();
  const { userId, distributorId } = useSignedIn();
  const [saved, setSaved] = useState<SavedRequest | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = () => {
      const target = { cartKey: cartKeyOf(pathname, search), userId, distributorId };
      void readSavedRequest(target).then((found) => {
        if (!isGone) setSaved(found);
      });
    };
    look();
    window.addEventListener("storage", look);
    return () => {
      isGone = true;
      window.removeEventListener("storage", look);
    };
  }, [pathname, search, userId, distributorId]);
  return (
    <div role="status" className={saved === null ? "gs-visually-hidden" : "gs-notice app-notice-ok"}>
      {saved !== null && (
        <p>
          {TEXTS.savedBefore} <Link to={requestPath(saved)}>{TEXTS.openSaved}</Link>
        </p>
      )}
    </div>
  );
}
