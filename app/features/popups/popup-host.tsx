import { useLocation, useMatches } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import type { ShownPopup } from "#domain/popups/browser-popups.ts";
import { noteInterruption, useMayInterrupt } from "#app/lib/pages/interruptions.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import { PopupDialog } from "./popup-dialog.tsx";
import { createPopupHistory } from "./popup-history.ts";
import { readPopups } from "./popup-list.ts";

/** Interval in milliseconds at which a pop-up looks whether it may come; the first delay lets more important dialogs come
 *  first. */
const LOOK_AGAIN_MS = 800;
/** What may not come within these milliseconds after the arrival on a page waits for another page. */
const ARRIVAL_MS = 10_000;

/** Shows a pop-up that is due on the page, once the person may be interrupted. Leaving the page closes it. */
export function PopupHost() {
  const { userId, distributorId } = useSignedIn();
  const page = useMatches()
    .map(({ handle }) => pageOf(handle))
    .findLast((name) => name !== null);
  const { key } = useLocation();
  const mayInterrupt = useMayInterrupt();
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
    const isWanted = () => isHere && mayInterrupt();
    const until = Date.now() + ARRIVAL_MS;
    const offer = async () => {
      const isLate = Date.now() > until;
      if (isLate || isWanted()) clearInterval(timer);
      if (isLate || !isWanted()) return;
      const popups = await readPopups(userId, Date.now());
      if (popups.length === 0) return;
      const popup = await history.draw({ popups, page, now: Date.now, random: Math.random, isWanted });
      if (popup === null) return;
      noteInterruption();
      setShown({ key, popup });
    };
    const timer = setInterval(() => void offer(), LOOK_AGAIN_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [history, userId, page, key, mayInterrupt]);

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
