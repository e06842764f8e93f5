import "#app/features/centers/centers.css";
import { useLocation, useRevalidator } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { CENTER_TEXTS } from "#copy/centers/centers.ts";
import { DISTRIBUTION_CENTER_CHANGE_DIALOG as CHANGE } from "#copy/spec/stock.ts";
import type { CenterOption } from "#domain/centers/center-list.ts";
import { purchaseUnderWay } from "#domain/checkout/checkout-paths.ts";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { ModalDialog } from "#app/ui/modal-dialog.tsx";
import { useSnackbars } from "#app/ui/snackbars.tsx";
import { shownDraft, usePurchase } from "../sale/purchase.ts";
import { dropPurchase } from "../sale/purchase-drafts.ts";
import { ApiCallError } from "#app/lib/calls/api-request.ts";
import { noteInterruption } from "#app/lib/pages/interruptions.ts";
import { saveCenter } from "../centers/center-api.ts";
import { CENTER_CHANGED } from "../centers/center-changed.ts";
import { tellCenterChange } from "../centers/center-news.ts";
import { CenterOptions } from "../centers/center-options.tsx";
import { useCenters } from "../centers/use-centers.ts";
import { Button } from "#app/ui/button.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

export interface CenterDialogProps {
  chosenId: string | null;
  /** Whether the dialog can only be closed by choosing. */
  isRequired: boolean;
  onClose: () => void;
}

/** Dialog in which an integrator chooses a center. During a purchase a change asks for confirmation, since the
 *  purchase begins again. */
export function CenterDialog({ chosenId, isRequired, onClose }: CenterDialogProps) {
  const { centers, reload } = useCenters();
  const [asked, setAsked] = useState<string | null>(null);
  const { isSaving, isClosedNow, save } = useSaveCenter({ onClose, onGone: reload });
  const start = purchaseUnderWay(useLocation().pathname);
  useChoiceElsewhere(isRequired);
  useEffect(() => {
    if (isRequired) noteInterruption();
  }, [isRequired]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const id = new FormData(event.currentTarget).get("center");
    if (typeof id !== "string") return;
    if (id === chosenId) onClose();
    else if (start !== null && !isRequired) setAsked(id);
    else void save(id, null);
  }

  return (
    <ModalDialog
      title={isRequired ? CENTER_TEXTS.title : CENTER_TEXTS.changeTitle}
      className="app-center-dialog"
      onClose={isRequired || isSaving ? undefined : onClose}
    >
      <p className="app-page-hint">{CENTER_TEXTS.hint}</p>
      {isClosedNow && (
        <NoticeBox tone="danger" role="alert">
          {CENTER_TEXTS.closed}
        </NoticeBox>
      )}
      <CenterList centers={centers} onRetry={reload}>
        {(list) => (
          <form className="app-centers" onSubmit={submit}>
            <CenterOptions centers={list} chosenId={chosenId} />
            <div className="app-alert__actions">
              {!isRequired && (
                <Button disabled={isSaving} onClick={onClose}>
                  {CENTER_TEXTS.cancel}
                </Button>
              )}
              <BusyButton
                isBusy={isSaving}
                label={isRequired ? CENTER_TEXTS.submit : CENTER_TEXTS.change}
                busyLabel={CENTER_TEXTS.saving}
                kind="primary"
              />
            </div>
          </form>
        )}
      </CenterList>
      {asked !== null && (
        <AlertDialog
          type="warning"
          title={CHANGE.title}
          message={
            <>
              <p>{CHANGE.message}</p>
              <p>{CENTER_TEXTS.lost}</p>
            </>
          }
          labels={{ confirm: CHANGE.confirm, cancel: CHANGE.cancel }}
          isBusy={isSaving}
          onConfirm={() => {
            void save(asked, start).finally(() => {
              setAsked(null);
            });
          }}
          onCancel={() => {
            setAsked(null);
          }}
        />
      )}
    </ModalDialog>
  );
}

function CenterList({
  centers,
  onRetry,
  children,
}: {
  centers: ReturnType<typeof useCenters>["centers"];
  onRetry: () => void;
  children: (list: readonly CenterOption[]) => ReactNode;
}) {
  if (centers === "loading") return <p role="status">{CENTER_TEXTS.loading}…</p>;
  if (centers !== "failed" && centers.length > 0) return children(centers);
  return (
    <div className="app-stack app-gap-12 app-center-dialog__failed">
      <p role="alert">{centers === "failed" ? CENTER_TEXTS.loadFailed : CENTER_TEXTS.none}</p>
      <Button onClick={onRetry}>{CENTER_TEXTS.tryAgain}</Button>
    </div>
  );
}

/** Saves the choice, and shows the result. */
function useSaveCenter({ onClose, onGone }: { onClose: () => void; onGone: () => void }) {
  const [state, setState] = useState<"idle" | "saving" | "closed">("idle");
  const { revalidate } = useRevalidator();
  const snackbars = useSnackbars();
  const purchase = usePurchase();

  /** @param restartAt - first page of the purchase that begins again; null without one */
  async function save(id: string, restartAt: string | null): Promise<void> {
    setState("saving");
    try {
      await saveCenter(id);
    } catch (error) {
      const isGone = error instanceof ApiCallError && error.status === 404;
      snackbars.show({
        type: "error",
        title: CENTER_TEXTS.failed,
        detail: isGone ? CENTER_TEXTS.closed : CENTER_TEXTS.tryLater,
      });
      setState(isGone ? "closed" : "idle");
      if (isGone) onGone();
      return;
    }
    tellCenterChange();
    if (restartAt !== null) {
      await dropPurchase(purchase, shownDraft());
      window.location.assign(`${restartAt}?${CENTER_CHANGED}`);
      return;
    }
    setState("idle");
    snackbars.show({
      type: "success",
      title: CENTER_TEXTS.chosen.title,
      detail: CENTER_TEXTS.chosen.message,
    });
    onClose();
    revalidate();
  }

  return { isSaving: state === "saving", isClosedNow: state === "closed", save };
}

/** While the dialog is open, another tab may choose: coming back to this tab loads the choice. */
function useChoiceElsewhere(isAsked: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isAsked) return;
    const look = () => {
      if (document.visibilityState === "visible") revalidate();
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
    };
  }, [isAsked, revalidate]);
}
