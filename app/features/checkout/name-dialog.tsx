import { useEffect, useRef } from "react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout.ts";
import { fill } from "#copy/fill.ts";
import { CHECKOUT_PAGE_TEXTS } from "#copy/portal.ts";
import { sumBeforeFreight } from "#domain/requests/freight-unknown.ts";
import type { SaleView } from "#domain/requests/sale-view.ts";
import { formatCents } from "#domain/shared/format.ts";
import { BusyButton } from "#app/components/busy-button.tsx";
import { FormField } from "#app/components/form-field.tsx";
import { useCheckoutForm } from "./checkout-form.ts";

/** Asks for the name under which it is saved. Before scripts run it is a field of the form like the others. */
export function NameDialog({
  type,
  isOpen,
  isSaving,
  isEdit,
  totals,
  onClose,
}: {
  type: "budget" | "order";
  isOpen: boolean;
  isSaving: boolean;
  /** Whether it is a saved request that is changed. */
  isEdit: boolean;
  totals: SaleView["totals"];
  onClose: () => void;
}) {
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
            <p className="app-name-dialog__total">
              {fill(totals.totalCents === null ? TEXTS.nameBeforeFreight : TEXTS.nameTotal, {
                total: formatCents(cents),
              })}
            </p>
          )}
          <div className="app-name-dialog__actions">
            <button type="button" className="gs-button" disabled={isSaving} onClick={onClose}>
              {TEXTS.nameCancel}
            </button>
            <BusyButton
              isBusy={isSaving}
              name="intent"
              value={type}
              label={isEdit ? TEXTS.saveEdit : type === "budget" ? TEXTS.saveBudget : TEXTS.saveOrder}
              busyLabel={CHECKOUT_PAGE_TEXTS.saving}
              className="gs-button gs-button--primary"
            />
          </div>
        </>
      )}
    </dialog>
  );
}
