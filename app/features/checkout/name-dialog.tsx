import "./checkout-summary.css";
import "./checkout.css";
import { useEffect, useRef } from "react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { fill } from "#copy/shared/fill.ts";
import { CHECKOUT_PAGE_TEXTS } from "#copy/shell/portal.ts";
import { sumBeforeFreight } from "#domain/requests/freight-unknown.ts";
import type { SaleView } from "#domain/requests/sale-view.ts";
import { formatCents } from "#domain/shared/format.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { useCheckoutForm } from "./checkout-form.ts";
import { SumChanged } from "./sum-changed.tsx";
import type { ChangedSum } from "./use-confirmed-submit.ts";
import { Button } from "#app/ui/button.tsx";

const SAVE_LABELS = { budget: TEXTS.saveBudget, order: TEXTS.saveOrder } as const;

export interface NameDialogProps {
  type: "budget" | "order";
  isOpen: boolean;
  isSaving: boolean;
  /** Whether a saved request is changed. */
  isEdit: boolean;
  totals: SaleView["totals"];
  /** Whether the total is still being loaded. */
  isAsking: boolean;
  /** The new total, when it changed after the person looked at it. */
  changed: ChangedSum | null;
  onClose: () => void;
}

/** Dialog for the name of the request. Before JavaScript the name is a plain field of the form. */
export function NameDialog(props: NameDialogProps) {
  const { type, isOpen, isSaving, totals, isAsking, changed, onClose } = props;
  const { field, isLive } = useCheckoutForm();
  const dialog = useRef<HTMLDialogElement>(null);
  const cents = totals.totalCents ?? sumBeforeFreight(totals);
  useEffect(() => {
    const shown = dialog.current;
    if (shown === null || !isLive) return;
    if (isOpen && !shown.open) {
      shown.showModal();
      shown.querySelector<HTMLInputElement>("input")?.select();
    }
    if (!isOpen && shown.open) shown.close();
  }, [isOpen, isLive]);
  return (
    <dialog
      ref={dialog}
      {...(isLive ? {} : { open: true })}
      className={isLive ? "app-modal app-name-dialog" : "gs-panel app-step app-name-step"}
      aria-label={TEXTS.nameTitles[type]}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <FormField
        {...field("requestName")}
        label={TEXTS.nameTitles[type]}
        hint={TEXTS.nameHint}
        maxLength={80}
        autoComplete="off"
      />
      {isLive && (
        <>
          {cents !== null && (
            <p className="app-strong" aria-busy={isAsking}>
              {fill(totals.totalCents === null ? TEXTS.nameBeforeFreight : TEXTS.nameTotal, {
                total: formatCents(cents),
              })}
            </p>
          )}
          {isOpen && changed !== null && <SumChanged {...changed} />}
          <div className="app-row app-row--end">
            <Button disabled={isSaving} onClick={onClose}>
              {TEXTS.nameCancel}
            </Button>
            <BusyButton
              isBusy={isSaving}
              name="intent"
              value={type}
              label={saveLabel(props)}
              busyLabel={CHECKOUT_PAGE_TEXTS.saving}
              kind="primary"
            />
          </div>
        </>
      )}
    </dialog>
  );
}

/** Label of the save button; after a change of the total, it says that the person accepts the new one. */
function saveLabel({ type, isEdit, changed }: NameDialogProps): string {
  if (changed !== null) return fill(TEXTS.acceptPrice, { price: formatCents(changed.toCents) });
  return isEdit ? TEXTS.saveEdit : SAVE_LABELS[type];
}
