import "./custom-forms.css";
import type { ReactNode } from "react";
import { CUSTOM_FORM_FIELD_TEXTS as TEXTS } from "#copy/custom-forms.ts";
import { faultText } from "#copy/ui/field-rules.ts";
import { fill } from "#copy/shared/fill.ts";
import {
  type AnswerFault,
  answerRules,
  type FormAnswer,
  type FormAnswers,
} from "#domain/custom-forms/answer-rules.ts";
import type { AskedForm, FormField } from "#domain/custom-forms/custom-form.ts";
import { answerPlace } from "#domain/custom-forms/form-faults.ts";
import type { FieldFaultCode } from "#domain/validation/field-rules.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { WrittenAnswer } from "./written-answer.tsx";
import { TextArea } from "#app/ui/input.tsx";

/** Number of options up to which they are all visible; more of them become a select. */
const MAX_SHOWN_OPTIONS = 5;

export interface CustomFormFieldsProps {
  /** The forms of one step, in their order (`formsOnScreen`). */
  forms: readonly AskedForm[];
  /** Answers so far. */
  answers?: readonly FormAnswers[];
  /** Errors from the server, by the place of the answer (`faultsOfForms`). */
  faults?: Readonly<Record<string, AnswerFault>>;
  /** Whether required questions must be answered: an order needs them, a budget does not. */
  isNeeded: boolean;
}

/** The distributor's custom forms at a step of the checkout. Their fields belong to the form around them, where
 *  `readAnswers` finds them by name. They work before scripts run, and keep typed values by themselves. */
export function CustomFormFields({ forms, answers = [], faults = {}, isNeeded }: CustomFormFieldsProps) {
  return forms.map(({ id, name, description, fields }) => {
    const given = answers.find(({ customForm }) => customForm === id)?.answers ?? {};
    return (
      <fieldset key={id} className="gs-panel app-stack app-custom-form">
        <legend className="app-heading app-custom-form__title">{name}</legend>
        {description !== "" && <p className="app-custom-form__hint">{description}</p>}
        <div className="app-custom-form__fields">
          {fields.map((question) => {
            const place = answerPlace(id, question.key);
            return (
              <Answer
                // A changed type makes a new field.
                key={`${question.key} ${question.type}`}
                place={place}
                question={question}
                answer={given[question.key]}
                fault={faults[place]}
                isNeeded={isNeeded}
              />
            );
          })}
        </div>
      </fieldset>
    );
  });
}

interface AnswerProps {
  place: string;
  question: FormField;
  answer: FormAnswer | undefined;
  fault: AnswerFault | undefined;
  isNeeded: boolean;
}

function Answer({ place, question, answer, fault, isNeeded }: AnswerProps): ReactNode {
  const { type, help, options, maxLength } = question;
  const isRequired = question.required && isNeeded;
  const frame = {
    name: place,
    label: labelOf(question),
    hint: help === "" ? undefined : help,
    error: fault?.code,
  };
  const errorText = fault && wordsOf(fault);
  const text = typeof answer === "string" ? answer : "";
  switch (type) {
    case "longText":
      return (
        <FieldFrame {...frame} errorText={errorText} className="app-wide">
          {(control) => (
            <TextArea {...control} rows={4} maxLength={maxLength} defaultValue={text} required={isRequired} />
          )}
        </FieldFrame>
      );
    case "yesNo":
      return (
        <ChoiceField
          {...frame}
          errorText={errorText}
          kind="radio"
          options={[
            { value: "true", label: TEXTS.yes },
            { value: "false", label: TEXTS.no },
          ]}
          chosen={typeof answer === "boolean" ? [String(answer)] : []}
          isRequired={isRequired}
        />
      );
    case "choice": {
      const named = options.map((value) => ({ value, label: value }));
      return options.length > MAX_SHOWN_OPTIONS ? (
        <SelectField
          {...frame}
          options={named}
          emptyLabel={TEXTS.choose}
          defaultValue={text}
          required={isRequired}
        />
      ) : (
        <ChoiceField
          {...frame}
          errorText={errorText}
          kind="radio"
          options={named}
          chosen={[text]}
          isRequired={isRequired}
        />
      );
    }
    case "choices":
      return (
        <ChoiceField
          {...frame}
          errorText={errorText}
          kind="checkbox"
          options={options.map((value) => ({ value, label: value }))}
          chosen={typeof answer === "object" ? answer : []}
          isRequired={isRequired}
        />
      );
    default:
      return (
        <WrittenAnswer
          {...frame}
          errorText={errorText}
          type={type}
          rules={answerRules(question, isNeeded)}
          text={text}
        />
      );
  }
}

function labelOf({ type, label, required }: FormField): string {
  const named = type === "money" ? fill(TEXTS.money, { label }) : label;
  return required ? named : fill(TEXTS.optional, { label: named });
}

function wordsOf({ code, ...limit }: AnswerFault): string {
  return faultText({ code: code as FieldFaultCode, ...limit });
}
