import type { EvaluateInput } from "#domain/pricing/pricing-input-schema.ts";

/** A product or an option of a kit to try formulas with. */
export interface TrialItem {
  kind: "product" | "kit";
  id: string;
  code: string;
  name: string;
}

/** What formulas are tried with: an item, its amount, and the buyer. */
export interface Trial {
  item: TrialItem;
  amount: number;
  state: string | null;
  groupId: string | null;
}

/** The request that evaluates a formula for a trial. */
export function evaluationOf(
  formula: string,
  { item, amount, state, groupId }: Trial,
): Pick<EvaluateInput, "target" | "amount" | "formula"> & { buyer: Partial<EvaluateInput["buyer"]> } {
  return { target: { kind: item.kind, id: item.id }, amount, formula, buyer: { state, groupId } };
}
