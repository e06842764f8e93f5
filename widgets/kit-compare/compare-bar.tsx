import { type ReactNode, useState } from "react";
import { KIT_COMPARE_TEXTS as TEXTS } from "#copy/kits/kits-page.ts";
import { fill } from "#copy/shared/fill.ts";
import { WIDGET_FAILURES } from "#copy/widget-words.ts";
import { MAX_COMPARED } from "#domain/kits/kit-list-defaults.ts";
import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import { useLater } from "#widgets/use-later.ts";

interface CompareBarProps {
  kits: readonly KitListItem[];
  onChange: (kits: readonly KitListItem[]) => void;
  renderAction: (kit: KitListItem) => ReactNode;
}

/** How many kits are ticked, and the button that shows them side by side; what shows them is loaded then. */
export function CompareBar({ kits, onChange, renderAction }: CompareBarProps) {
  const [isOpen, setOpen] = useState(false);
  const { part, isFailed, retry } = useLater(() => import("./kit-comparison.tsx"), isOpen);
  return (
    <section part="bar" className="gs-budget-bar" aria-label={TEXTS.title}>
      <p className="gs-budget-bar__sum" role="status">
        {hintOf(kits.length, isFailed)}
      </p>
      {kits.length > 1 && (
        <button
          type="button"
          className="gs-button"
          aria-haspopup="dialog"
          aria-busy={isOpen && part === null && !isFailed}
          onClick={() => {
            setOpen(true);
            if (isFailed) retry();
          }}
        >
          {fill(TEXTS.open, { amount: kits.length })}
        </button>
      )}
      {isOpen && part !== null && (
        <part.KitComparison
          {...{ kits, renderAction }}
          onRemove={(removed) => {
            onChange(kits.filter(({ id }) => id !== removed.id));
          }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}

function hintOf(amount: number, isFailed: boolean): string {
  if (isFailed) return WIDGET_FAILURES.LOAD_FAILED.description;
  if (amount < 2) return TEXTS.needsTwo;
  return amount < MAX_COMPARED ? "" : TEXTS.full;
}
