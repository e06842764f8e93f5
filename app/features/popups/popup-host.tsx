import { useLocation, useMatches } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import type { ShownPopup } from "#domain/popups/browser-popups.ts";
import { isDialogOpen } from "#app/lib/pages/is-dialog-open.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import { PopupDialog } from "./popup-dialog.tsx";
import { createPopupHistory } from "./popup-history.ts";
import { readPopups } from "./popup-list.ts";

/** Delay before a pop-up, in milliseconds, so that more important dialogs come first. */
const SETTLE_MS = 800;

/** Shows a pop-up that is due on the page, unless another dialog is open. Leaving the page closes it. */
export function PopupHost() {
  const { userId, distributorId } = useSignedIn();
  const page = useMatches()
    .map(({ handle }) => pageOf(handle))
    .findLast((name) => name !== null);
  const { key } = useLocation();
  const [shown, setShown] = useState<{ key: string; popup: ShownPopup } | null>(null);
  const history = useMemo(
    () =>
      createPopupHistory({
        userId,
        distributorId,
        storage: () => window.localStorage,
        locks: (navigator as Partial<Navigator>).locks,
      }),
    [userId, distributorId],
  );

  useEffect(() => {
    if (page === undefined) return;
    let isHere = true;
    const isWanted = () => isHere && document.visibilityState === "visible" && !isDialogOpen();
    const offer = async () => {
      if (!isWanted()) return;
      const popups = await readPopups(userId, Date.now());
      if (popups.length === 0) return;
      const popup = await history.draw({ popups, page, now: Date.now, random: Math.random, isWanted });
      if (popup !== null) setShown({ key, popup });
    };
    const timer = setTimeout(() => void offer(), SETTLE_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [history, userId, page, key]);

  if (shown?.key !== key) return null;
  return (
    <PopupDialog
      popup={shown.popup}
      onClose={() => {
        setShown(null);
      }}
    />
  );
}

function pageOf(handle: unknown): string | null {
  const page = typeof handle === "object" && handle !== null && "page" in handle ? handle.page : null;
  return typeof page === "string" ? page : null;
}
