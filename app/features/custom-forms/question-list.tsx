import "./custom-forms.css";
import "#app/ui/form.css";
import { CUSTOM_FORM_WORDS as WORDS } from "#copy/custom-forms.ts";
import { fill } from "#copy/shared/fill.ts";
import { MAX_FIELDS } from "#domain/custom-forms/custom-form.ts";
import { QUESTION_ROWS } from "#domain/custom-forms/custom-form-form.ts";
import { RowList } from "../records/row-list.tsx";
import { QuestionFields } from "./question-fields.tsx";

export interface QuestionListProps {
  /** Questions as the form holds them, and as they were sent. */
  texts: readonly string[];
  sent: readonly string[];
  errors: Readonly<Record<string, string>>;
  onChange: (texts: string[]) => void;
}

/** Questions in their order. */
export function QuestionList(props: QuestionListProps) {
  return (
    <fieldset className="gs-panel app-form__part app-questions">
      <legend className="app-form__legend">{WORDS.questions}</legend>
      <p className="app-field__hint">{WORDS.questionsHint}</p>
      {props.texts.length === 0 && (
        <p className={props.errors["fields"] ? "gs-field-error" : "app-field__hint"}>{WORDS.noQuestions}</p>
      )}
      <RowList
        {...props}
        kind={QUESTION_ROWS}
        name="fields"
        nameField="label"
        unnamed={(position) => fill(WORDS.unnamed, { position })}
        addLabel={WORDS.add}
        most={MAX_FIELDS}
      >
        {(row) => <QuestionFields {...row} />}
      </RowList>
    </fieldset>
  );
}
