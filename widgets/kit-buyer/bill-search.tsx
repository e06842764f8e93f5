import { useId, useState } from "react";
import { KIT_BUYER_TEXTS } from "#copy/widgets.ts";
import { WIDGET_FAILURES } from "#copy/widget-words.ts";
import type { Estimate } from "#domain/sizing/estimate-schema.ts";
import type { HouseSizing } from "#widgets/lead-form/lead-port.ts";
import type { WidgetFailure } from "#widgets/request.ts";
import { useLater } from "#widgets/use-later.ts";

/** Finds kits for who knows a bill and no power; the questions are loaded once they are wanted.
 *  @param props.onEstimate - shows the kits for an estimated system */
export function BillSearch({
  sizing,
  onEstimate,
  onFailure,
}: {
  sizing: HouseSizing;
  onEstimate: (estimate: Estimate) => void;
  onFailure: (failure: WidgetFailure) => void;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { part, isFailed, retry } = useLater(() => import("./bill-panel.tsx"), isOpen);
  return (
    <div className="gs-bill-search">
      <button
        type="button"
        className="gs-button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-busy={isOpen && part === null && !isFailed}
        onClick={() => {
          setOpen(isFailed || !isOpen);
          if (isFailed) retry();
        }}
      >
        {KIT_BUYER_TEXTS.byBill}
      </button>
      {isFailed && <p role="alert">{WIDGET_FAILURES.LOAD_FAILED.description}</p>}
      {/* What was typed and estimated stays when it is closed. */}
      <div id={id} hidden={!isOpen}>
        {part !== null && <part.BillPanel {...{ sizing, onEstimate, onFailure }} />}
      </div>
    </div>
  );
}
