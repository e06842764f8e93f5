import { useEffect, useRef } from "react";
import { addKitLabel, KIT_BUYER_TEXTS, kitAmountLabel } from "#copy/widgets.ts";
import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import { AmountStepper } from "#widgets/kit-card/amount-stepper.tsx";
import { kitHeadline } from "#widgets/kit-card/kit-text.ts";

interface KitActionProps {
  kit: KitListItem;
  amount: number;
  onAmount: (amount: number) => void;
}

/** “Adicionar”, which becomes a stepper once the kit is chosen; the focus is kept. */
export function KitAction({ kit, amount, onAmount }: KitActionProps) {
  const slot = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(false);
  const isChosen = amount > 0;

  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    slot.current?.querySelector<HTMLElement>(isChosen ? "button:last-of-type" : "button")?.focus();
  }, [isChosen]);

  function change(next: number): void {
    shouldFocus.current = next > 0 !== isChosen;
    onAmount(next);
  }

  return (
    <div ref={slot} className="gs-kit-action">
      {isChosen ? (
        <AmountStepper label={kitAmountLabel(kitHeadline(kit))} value={amount} onChange={change} />
      ) : (
        <button
          type="button"
          className="gs-button"
          aria-label={addKitLabel(kitHeadline(kit))}
          disabled={kit.availability === "unavailable"}
          onClick={() => {
            change(1);
          }}
        >
          {KIT_BUYER_TEXTS.add}
        </button>
      )}
    </div>
  );
}
