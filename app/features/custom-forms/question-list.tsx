import { useEffect, useRef, useState } from "react";
import { CUSTOM_FORM_WORDS as WORDS } from "#copy/custom-forms.ts";
import { fill } from "#copy/fill.ts";
import { MAX_FIELDS } from "#domain/custom-forms/custom-form.ts";
import { emptyQuestion, type QuestionRow } from "#domain/custom-forms/custom-form-form.ts";
import { OrderList } from "#app/components/order-list.tsx";
import { QuestionFields } from "./question-fields.tsx";

export interface QuestionListProps {
  rows: readonly QuestionRow[];
  /** Keys of the rows that the errors are about, in their order. */
  sentKeys: readonly string[];
  errors: Readonly<Record<string, string>>;
  onChange: (rows: QuestionRow[]) => void;
}

/** Questions in the order in which they are asked: written, moved, added and taken out. */
export function QuestionList({ rows, sentKeys, errors, onChange }: QuestionListProps) {
  const [place, setPlace] = useState(rows.length);
  const [added, setAdded] = useState<string | null>(null);
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (added !== null) list.current?.querySelector<HTMLElement>(`[id="${added}-label"]`)?.focus();
  }, [added]);
  const rowOf = (key: string) => rows.find((row) => row.key === key);
  const titleOf = (key: string) => {
    const label = rowOf(key)?.label.trim() ?? "";
    const position = rows.findIndex((row) => row.key === key) + 1;
    return label === "" ? fill(WORDS.unnamed, { position }) : label;
  };
  return (
    <fieldset className="gs-panel app-role__part app-questions" ref={list}>
      <legend className="app-role__legend">{WORDS.questions}</legend>
      <p className="app-field__hint">{WORDS.questionsHint}</p>
      {rows.length === 0 && (
        <p className={errors["fields"] ? "gs-field-error" : "app-field__hint"}>{WORDS.noQuestions}</p>
      )}
      <OrderList
        ids={rows.map(({ key }) => key)}
        nameOf={titleOf}
        onChange={(keys) => {
          onChange(keys.flatMap((key) => rowOf(key) ?? []));
        }}
      >
        {(key) => {
          const row = rowOf(key);
          return (
            row && (
              <QuestionFields
                row={row}
                title={titleOf(key)}
                errors={errorsOf(errors, sentKeys.indexOf(key))}
                onChange={(next) => {
                  onChange(rows.map((one) => (one.key === key ? next : one)));
                }}
                onRemove={() => {
                  onChange(rows.filter((one) => one.key !== key));
                }}
              />
            )
          );
        }}
      </OrderList>
      {rows.length < MAX_FIELDS && (
        <button
          type="submit"
          name="intent"
          value="add"
          className="gs-button app-questions__add"
          onClick={(event) => {
            event.preventDefault();
            let next = place;
            while (rowOf(emptyQuestion(next).key) !== undefined) next += 1;
            setPlace(next + 1);
            const row = emptyQuestion(next);
            onChange([...rows, row]);
            setAdded(row.key);
          }}
        >
          {WORDS.add}
        </button>
      )}
    </fieldset>
  );
}

/** What is wrong with one row, by its field. */
function errorsOf(errors: Readonly<Record<string, string>>, index: number): Record<string, string> {
  const prefix = `fields.${String(index)}.`;
  const own = Object.entries(errors).filter(([field]) => index >= 0 && field.startsWith(prefix));
  return Object.fromEntries(own.map(([field, code]) => [field.slice(prefix.length), code]));
}
