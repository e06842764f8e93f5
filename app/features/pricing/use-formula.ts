import { useEffect, useState } from "react";
import { compileFormula } from "#domain/formula/compile-formula.ts";
import type { FormulaProblem, FormulaWarning, Vocabulary } from "#domain/formula/formula-types.ts";

/** How long somebody pauses before what they typed is processed.
 *  @source spec, formula editor */
const PAUSE_MS = 150;

/** What a text is as a formula. */
export interface FormulaCheck {
  text: string;
  problems: readonly FormulaProblem[];
  warnings: readonly FormulaWarning[];
}

/** The text as it stood when the person last paused. */
export function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPaused(value);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return paused;
}

/** What is wrong with a text as a formula of a price. */
export function checkFormula(text: string, vocabulary: Vocabulary): FormulaCheck {
  const compilation = compileFormula(text, vocabulary);
  return compilation.ok
    ? { text, problems: [], warnings: compilation.warnings }
    : { text, problems: compilation.problems, warnings: [] };
}
