import "./pricing.css";
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { FORMULA_EDITOR_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import type { Vocabulary } from "#domain/formula/formula-types.ts";
import { PRICE_VOCABULARY } from "#domain/pricing/price-vocabulary.ts";
import { PRODUCT_VOCABULARY } from "#domain/pricing/product-vocabulary.ts";
import {
  FREE_UNITS_VOCABULARY,
  RECOMMENDATION_VOCABULARY,
} from "#domain/recommendations/recommendation-variables.ts";
import { FormulaPaint } from "./formula-paint.tsx";
import { FormulaProblems } from "./formula-problems.tsx";
import { formulaSegments } from "./formula-segments.ts";
import { FormulaSuggestions } from "./formula-suggestions.tsx";
import { FormulaWorth } from "./formula-worth.tsx";
import type { FormulaControl, FormulaNames } from "./formula-field.tsx";
import type { Trial } from "./price-trial.ts";
import { replacePiece } from "./replace-piece.ts";
import { checkFormula, usePaused } from "./use-formula.ts";
import { useNameSuggestions } from "./use-suggestions.ts";
import { TextArea } from "#app/ui/input.tsx";

const VOCABULARIES: Readonly<Record<FormulaNames, Vocabulary>> = {
  request: PRICE_VOCABULARY,
  product: PRODUCT_VOCABULARY,
  recommendation: RECOMMENDATION_VOCABULARY,
  freeUnits: FREE_UNITS_VOCABULARY,
};

export interface FormulaEditorProps {
  control: FormulaControl;
  value: string;
  names: FormulaNames;
  isQuietWhenEmpty?: boolean;
  trial?: Trial | null;
  worth?: (formula: string) => ReactNode;
  area: RefObject<HTMLTextAreaElement>;
  onChange: (value: string) => void;
}

/** Text area for a formula, with syntax colours, completion, checks and a live result. */
export function FormulaEditor(props: FormulaEditorProps) {
  const { control, value, names: kind, isQuietWhenEmpty = false, trial, worth, area, onChange } = props;
  const vocabulary = VOCABULARIES[kind];
  const id = useId();
  const layer = useRef<HTMLPreElement>(null);
  const processed = usePaused(value);
  const check = useMemo(() => checkFormula(processed, vocabulary), [processed, vocabulary]);
  const [begun] = useState(value);
  // Nothing is wrong before something was written.
  const isLeftOut = processed.trim() === "" && (isQuietWhenEmpty || processed === begun);
  const problems = processed === value && !isLeftOut ? check.problems : [];
  const put = usePieces(area, value, onChange);
  const read = () => ({ text: value, caret: area.current?.selectionStart ?? value.length });
  const names = useNameSuggestions(vocabulary, read, put);
  const { found, active } = names;
  const listId = `${id}-list`;
  const problemsId = `${id}-problems`;
  const described = [control["aria-describedby"], `${id}-keys`, !isLeftOut && problemsId]
    .filter(Boolean)
    .join(" ");
  return (
    <>
      <div className="app-formula__box">
        <FormulaPaint layer={layer} segments={formulaSegments(value, vocabulary, problems)} />
        <TextArea
          {...control}
          ref={area}
          className="app-formula__text app-formula__text--painted"
          value={value}
          aria-invalid={problems.length > 0 || control["aria-invalid"] ? true : undefined}
          aria-describedby={described}
          aria-autocomplete="list"
          aria-controls={found === null ? undefined : listId}
          aria-activedescendant={found === null ? undefined : `${listId}-${String(active)}`}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
            names.type({ text: currentTarget.value, caret: currentTarget.selectionStart });
          }}
          onKeyDown={names.onKeyDown}
          onClick={names.close}
          onBlur={names.close}
        />
        {found !== null && (
          <FormulaSuggestions
            id={listId}
            found={found}
            active={active}
            layer={layer}
            onChoose={names.choose}
          />
        )}
      </div>
      <p className="gs-visually-hidden" role="status">
        {found !== null && suggestionCount(found.suggestions.length)}
      </p>
      <small id={`${id}-keys`} className="app-field__hint">
        {WORDS.keys}
      </small>
      {!isLeftOut && (
        <FormulaProblems
          id={problemsId}
          check={check}
          onReplace={(problem, name) => {
            put(problem, name);
          }}
          onShow={({ position, length }) => {
            area.current?.focus();
            area.current?.setSelectionRange(position, position + length);
          }}
        />
      )}
      {!isLeftOut && check.problems.length === 0 && worth?.(check.text)}
      {trial !== undefined && check.problems.length === 0 && (
        <FormulaWorth formula={check.text} trial={trial} />
      )}
    </>
  );
}

/** Inserts a piece into the formula in place of the selection, and moves the caret behind it. */
function usePieces(area: RefObject<HTMLTextAreaElement>, value: string, onChange: (value: string) => void) {
  const caret = useRef<number | null>(null);
  useEffect(() => {
    if (caret.current === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [area, value]);
  return (place: { position: number; length: number }, piece: string) => {
    const next = replacePiece(value, place, piece);
    caret.current = next.caret;
    onChange(next.text);
  };
}

function suggestionCount(count: number): string {
  return count === 1 ? WORDS.suggestionOne : fill(WORDS.suggestionMany, { count });
}
