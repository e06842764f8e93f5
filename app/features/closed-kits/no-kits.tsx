import { useNavigate } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { KITS_CHOICE_TEXTS } from "#copy/kits/kits-page.ts";
import { KITS_PAGE_TEXTS } from "#copy/shell/portal.ts";
import { NO_KITS_WARNING } from "#copy/spec/kits.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

const AlertDialog = lazy(() =>
  loadChunk(() => import("#app/ui/alert-dialog.tsx")).then((chunk) => ({
    default: chunk.AlertDialog,
  })),
);

/** Shown in place of an empty list. When a power range is the reason, a dialog says so and clears the range on
 *  closing.
 *  @param clearTo - address of the list without the range and the parameters that belong to it */
export function NoKits({ isRangeEmpty, clearTo }: { isRangeEmpty: boolean; clearTo: string }) {
  const navigate = useNavigate();
  const isInBrowser = useHydrated();
  return (
    <EmptyState title={KITS_CHOICE_TEXTS.noneTitle} text={KITS_PAGE_TEXTS.emptyHint}>
      <LinkButton to={clearTo}>{KITS_CHOICE_TEXTS.seeAll}</LinkButton>
      {isRangeEmpty && (
        <noscript>
          <p role="alert">{`${NO_KITS_WARNING.title}: ${NO_KITS_WARNING.message}`}</p>
        </noscript>
      )}
      {isRangeEmpty && isInBrowser && (
        <Suspense>
          <AlertDialog
            type="warning"
            title={NO_KITS_WARNING.title}
            message={NO_KITS_WARNING.message}
            labels={{ confirm: KITS_CHOICE_TEXTS.seeAll }}
            onConfirm={() => {
              navigate(clearTo, { replace: true, preventScrollReset: true });
            }}
          />
        </Suspense>
      )}
    </EmptyState>
  );
}
