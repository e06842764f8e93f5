import "#app/features/pricing/pricing.css";
import { useMemo } from "react";
import { fill } from "#copy/shared/fill.ts";
import { FORMULA_FAULTS } from "#copy/formula.ts";
import { INVALID_FORMULA_TEXT, RECOMMENDATION_FORM_WORDS as WORDS } from "#copy/recommendations.ts";
import { tryUnits } from "#domain/recommendations/try-units.ts";
import { formatNumber } from "#domain/shared/format.ts";
import type { ExampleFacts } from "./example-facts.ts";

/** The result of a rule's formula with the example values. */
export function UnitsWorth({
  formula,
  amount,
  facts,
}: {
  formula: string;
  /** The rule's first formula, when this is the second one, for free units; null for the first one itself. */
  amount: string | null;
  facts: ExampleFacts;
}) {
  const { units, exact, fault } = useMemo(
    () => tryUnits(formula, { amount, facts: numbersOf(facts) }),
    [formula, amount, facts],
  );
  if (fault !== null) {
    return (
      <output className="app-row app-formula__worth app-formula__value">
        <span className="app-quiet">{WORDS.exampleOf}</span>
        <strong className="app-formula__fault">
          {fault === "INVALID_FORMULA" ? INVALID_FORMULA_TEXT : FORMULA_FAULTS[fault]}
        </strong>
      </output>
    );
  }
  const words = { exact: formatNumber(exact, { maxDecimals: 4 }), units };
  return (
    <output className="app-row app-formula__worth app-formula__value">
      <span className="app-quiet">{WORDS.exampleOf}</span>
      <strong>{fill(amount === null ? WORDS.exampleUnits : WORDS.exampleFree, words)}</strong>
    </output>
  );
}

function numbersOf(facts: ExampleFacts): Record<string, number> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([key, text]) => (text === "" ? [] : [[key, Number(text)] as const])),
  );
}
