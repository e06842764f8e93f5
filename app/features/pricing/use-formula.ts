import { useEffect, useState } from "react";
import { compileFormula } from "#domain/formula/compile-formula.ts";
import type { FormulaProblem, FormulaWarning, Vocabulary } from "#domain/formula/formula-types.ts";

/** Pause after the last keystroke before a text is processed, in milliseconds.
 *  @source spec, formula editor */
const PAUSE_MS = 150;

/** The result of parsing a text as a formula. */
export interface FormulaCheck {
  text: string;
  problems: readonly FormulaProblem[];
  warnings: readonly FormulaWarning[];
}

/** The value as of the last pause. */
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

/** Problems of a text as a price formula. */
export function checkFormula(text: string, vocabulary: Vocabulary): FormulaCheck {
  const compilation = compileFormula(text, vocabulary);
  return compilation.ok
    ? { text, problems: [], warnings: compilation.warnings }
    : { text, problems: compilation.problems, warnings: [] };
}
