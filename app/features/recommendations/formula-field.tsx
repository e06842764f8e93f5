import { fill } from "#copy/fill.ts";
import { RECOMMENDATION_FORM_WORDS as WORDS } from "#copy/recommendations.ts";
import { FieldFrame } from "#app/components/field-frame.tsx";
import type { FormulaNote } from "./rule-answer.ts";

export interface FormulaFieldProps {
  name: "amount" | "freeAmount";
  label: string;
  hint: string;
  value: string;
  problems: readonly FormulaNote[];
  onChange: (text: string) => void;
}

/** A formula, with what is wrong with it below, place by place. */
export function FormulaField({ name, label, hint, value, problems, onChange }: FormulaFieldProps) {
  const listId = `${name}-problems`;
  const hasProblems = problems.length > 0;
  return (
    <div className="app-formula-field">
      <FieldFrame
        name={name}
        label={label}
        hint={hint}
        error={hasProblems ? "FORMULA" : undefined}
        errorText={WORDS.errors.FORMULA}
        describedBy={hasProblems ? listId : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={4_000}
            spellCheck={false}
            value={value}
            onChange={(event) => {
              onChange(event.currentTarget.value);
            }}
          />
        )}
      </FieldFrame>
      {hasProblems && (
        <ul id={listId} className="app-formula-field__problems">
          {problems.map(({ position, text }) => (
            <li key={`${String(position)} ${text}`}>{fill(WORDS.place, { position: position + 1, text })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
