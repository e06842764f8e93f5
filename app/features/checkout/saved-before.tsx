import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import { usePurchase } from "../sale/purchase.ts";
import { readSavedRequest, type SavedRequest } from "./saved-requests.ts";

/** Tells that the same cart was already saved on this device, in this tab or another one. */
export function SavedBefore() {
  const { cartKey, userId, distributorId } = usePurchase();
  const [saved, setSaved] = useState<SavedRequest | null>(null);
  useEffect(() => {
    let isGone = false;
    const look = () => {
      void readSavedRequest({ cartKey, userId, distributorId }).then((found) => {
        if (!isGone) setSaved(found);
      });
    };
    look();
    window.addEventListener("storage", look);
    return () => {
      isGone = true;
      window.removeEventListener("storage", look);
    };
  }, [cartKey, userId, distributorId]);
  return (
    <div role="status" className={saved === null ? "gs-visually-hidden" : "gs-notice app-notice-ok"}>
      {saved !== null && (
        <p>
          {TEXTS.savedBefore}{" "}
          {saved.id !== null && (
            <Link to={requestPath({ type: saved.type, id: saved.id })}>{TEXTS.openSaved}</Link>
          )}
        </p>
      )}
    </div>
  );
}
