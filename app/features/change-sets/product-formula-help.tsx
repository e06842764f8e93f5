import { PRODUCT_VARIABLES } from "#domain/pricing/product-vocabulary.ts";
import { FormulaHelp } from "../pricing/formula-help.tsx";

/** Variables and functions of a formula over a product's own prices, folded at first. */
export function ProductFormulaHelp({ onInsert }: { onInsert: (piece: string) => void }) {
  return <FormulaHelp variables={PRODUCT_VARIABLES} isOpen={false} onInsert={onInsert} />;
}
