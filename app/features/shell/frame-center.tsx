import { useLocation, useNavigate, useRevalidator, useSearchParams } from "@remix-run/react";
import { lazy, Suspense, useEffect } from "react";
import { CENTER_TEXTS } from "#copy/centers/centers.ts";
import { purchaseUnderWay } from "#domain/checkout/checkout-paths.ts";
import { useSnackbars } from "#app/ui/snackbars.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { tellComeBack } from "#app/lib/pages/use-come-back.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { CENTER_CHANGED } from "../centers/center-changed.ts";
import { useCenterDialog, useOwnCenter } from "../centers/center-context.tsx";
import { hearCenterChange } from "../centers/center-news.ts";

const CenterDialog = lazy(() =>
  loadChunk(() => import("./center-dialog.tsx")).then(({ CenterDialog: dialog }) => ({ default: dialog })),
);

/** Dialog of the center, on every page: it opens by itself while a choice is required, otherwise on request. */
export function FrameCenter() {
  const center = useOwnCenter();
  const { isOpen, close } = useCenterDialog();
  useSaidChange();
  useChangeElsewhere();
  const isInBrowser = useHydrated();
  if (!isInBrowser || center === null || !(center.isRequired || isOpen)) return null;
  return (
    <Suspense>
      <CenterDialog chosenId={center.chosen?.id ?? null} isRequired={center.isRequired} onClose={close} />
    </Suspense>
  );
}

/** After a change in another tab, reloads the page and its frame. Buying pages do so as on coming back to the
 *  page; an open checkout is left alone, and its save tells what changed. */
function useChangeElsewhere(): void {
  const isBuying = purchaseUnderWay(useLocation().pathname) !== null;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const over = new AbortController();
    hearCenterChange(isBuying ? tellComeBack : revalidate, over.signal);
    return () => {
      over.abort();
    };
  }, [isBuying, revalidate]);
}

/** After a purchase began again, tells once why. */
function useSaidChange(): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const snackbars = useSnackbars();
  const isChanged = params.toString() === CENTER_CHANGED;
  useEffect(() => {
    if (!isChanged) return;
    snackbars.show({
      type: "success",
      title: CENTER_TEXTS.chosen.title,
      detail: CENTER_TEXTS.chosen.message,
    });
    navigate({ search: "" }, { replace: true, preventScrollReset: true });
  }, [isChanged, snackbars, navigate]);
}
