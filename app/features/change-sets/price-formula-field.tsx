import "./change-sets.css";
import { lazy, Suspense, useRef } from "react";
import { PRICE_CHANGE_TEXTS as TEXTS } from "#copy/change-sets.ts";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { FormulaField } from "../pricing/formula-field.tsx";
import { insertPiece } from "../pricing/insert-piece.ts";

const ProductFormulaHelp = lazy(() =>
  loadChunk(async () => ({ default: (await import("./product-formula-help.tsx")).ProductFormulaHelp })),
);

export interface PriceFormulaFieldProps {
  value: string;
  /** Whether the formula differs from the previewed one. */
  isNew: boolean;
  /** The server's message about the formula. */
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Formula of a change of prices, with its help. */
export function PriceFormulaField({ value, isNew, error, onChange }: PriceFormulaFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isHydrated = useHydrated();
  return (
    <div className="app-stack app-gap-12 app-price-change__formula">
      <FormulaField
        id="formula"
        name="formula"
        label={TEXTS.formula}
        hint={TEXTS.formulaHint}
        value={value}
        error={error}
        isOpen
        names="product"
        area={area}
        onChange={onChange}
      />
      {isHydrated && (
        <Suspense fallback={null}>
          <ProductFormulaHelp
            onInsert={(piece) => {
              if (area.current !== null) insertPiece(area.current, piece, onChange);
            }}
          />
        </Suspense>
      )}
      <LeaveGuard isDirty={isNew} message={TEXTS.formulaUnsaved} onLeave={() => undefined} />
    </div>
  );
}
