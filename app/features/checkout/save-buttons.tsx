import "./checkout-summary.css";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { fill } from "#copy/shared/fill.ts";
import type { CheckoutEventType } from "#domain/checkout/checkout-event-type.ts";
import { formatCents } from "#domain/shared/format.ts";
import { Button, type ButtonKind } from "#app/ui/button.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";

export type SaveType = "budget" | "order";

export interface SaveButtonsProps {
  eventType: CheckoutEventType;
  mayBecome: Readonly<Record<SaveType, boolean>>;
  isSaving: boolean;
  /** A changed total that has to be accepted before the save, and the type to save. */
  changed: { type: SaveType; totalCents: number | null } | null;
  /** The type that is saved over another person's version; null without a conflict. */
  savesOver: SaveType | null;
  /** Whether a saved request is changed. */
  isEdit: boolean;
  onSave: (type: SaveType) => void;
  isLive: boolean;
}

/** The buttons that save: as budget, as order, or as the event of the request says. */
export function SaveButtons(props: SaveButtonsProps) {
  const { eventType, mayBecome, isSaving, changed, savesOver, isEdit, onSave, isLive } = props;
  if (savesOver !== null) {
    const told = { name: "intent", value: savesOver, label: TEXTS.saveOver, busyLabel: TEXTS.saving };
    return <BusyButton {...told} isBusy={isSaving} />;
  }
  if (changed !== null) return <AcceptButton {...changed} isSaving={isSaving} />;
  const save = (type: SaveType, label: string, kind: ButtonKind = "primary") => (
    <Button
      type="submit"
      name="intent"
      value={type}
      kind={kind}
      size="large"
      aria-busy={isSaving}
      disabled={isSaving}
      onClick={(event) => {
        if (!isLive) return;
        event.preventDefault();
        onSave(type);
      }}
    >
      {isSaving ? TEXTS.saving : label}
    </Button>
  );
  if (eventType === "editFreight") return save("order", TEXTS.saveFreight);
  if (eventType === "budgetToOrder") return save("order", TEXTS.saveConversion);
  if (isEdit) return save(mayBecome.budget ? "budget" : "order", TEXTS.saveEdit);
  if (!mayBecome.budget && !mayBecome.order) return <p className="app-step__hint">{TEXTS.noButtons}</p>;
  return (
    <div className="app-save-buttons">
      {mayBecome.budget && save("budget", TEXTS.saveBudget, mayBecome.order ? "plain" : "primary")}
      {mayBecome.order && save("order", TEXTS.saveOrder)}
    </div>
  );
}

/** Saves at the changed price. */
function AcceptButton({
  type,
  totalCents,
  isSaving,
}: {
  type: SaveType;
  totalCents: number | null;
  isSaving: boolean;
}) {
  const price = totalCents === null ? "" : formatCents(totalCents);
  return (
    <BusyButton
      isBusy={isSaving}
      name="intent"
      value={type}
      label={fill(TEXTS.acceptPrice, { price })}
      busyLabel={TEXTS.saving}
    />
  );
}
