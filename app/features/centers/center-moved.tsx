import "./centers.css";
import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { CENTER_TEXTS } from "#copy/centers/centers.ts";
import { fill } from "#copy/shared/fill.ts";
import { isCheckoutPath, purchaseUnderWay } from "#domain/checkout/checkout-paths.ts";
import { useOwnCenter } from "./center-context.tsx";
import { ChangeCenterLink } from "./change-center-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

/** Tells during a purchase that the person chose another center in another tab. */
export function CenterMoved() {
  const { center, isMoved, settle } = useMovedCenter();
  if (!isMoved || center === null) return null;
  const { city, state } = center;
  return (
    <NoticeBox as="div" tone="warn" className="app-center-moved" role="alert">
      <p>
        <strong>{fill(CENTER_TEXTS.moved, { name: `${city} - ${state}` })}</strong> {CENTER_TEXTS.movedHint}
      </p>
      <p className="app-row app-gap-12">
        <ChangeCenterLink />
        <Button onClick={settle}>{CENTER_TEXTS.understood}</Button>
      </p>
    </NoticeBox>
  );
}

/** Whether the center has changed since the purchase began. An open checkout does not count: there the save is
 *  refused and says so. The way to a checkout does. */
function useMovedCenter() {
  const center = useOwnCenter()?.chosen ?? null;
  const id = center?.id ?? null;
  const { pathname } = useLocation();
  const [seen, setSeen] = useState({ pathname, id, isMoved: false });
  if (seen.pathname !== pathname || seen.id !== id) {
    const start = purchaseUnderWay(pathname);
    const isSamePurchase = start !== null && start === purchaseUnderWay(seen.pathname);
    const stoodAtCheckout = seen.pathname === pathname && isCheckoutPath(pathname);
    const isOther = id !== null && seen.id !== null && id !== seen.id;
    setSeen({ pathname, id, isMoved: isSamePurchase && isOther && !stoodAtCheckout });
  }
  const settle = () => {
    setSeen({ pathname, id, isMoved: false });
  };
  return { center, isMoved: seen.isMoved, settle };
}
