import "./survey.css";
import { useEffect, useRef, useState } from "react";
import { SURVEY_TEXTS } from "#copy/survey.ts";
import { MAX_SURVEY_TEXT } from "#domain/survey/survey-terms.ts";
import { LongField } from "./long-field.tsx";
import { ReasonChoice } from "./reason-choice.tsx";
import { OTHER_REASON, reasonOf, type SurveyDraft } from "./survey-draft.ts";
import { Button } from "#app/ui/button.tsx";

export interface ReasonStepProps {
  /** Whether a reason is required; otherwise a suggestion is optional. */
  isReasonRequired: boolean;
  reasons: readonly string[];
  draft: SurveyDraft;
  onChange: (part: Partial<SurveyDraft>) => void;
  onBack: () => void;
  onNext: () => void;
}

/** The second step: the reason for the score. */
export function ReasonStep({ isReasonRequired, reasons, draft, onChange, onBack, onNext }: ReasonStepProps) {
  const [isMissing, setIsMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    focusFirst(form.current);
  }, []);
  return (
    <form
      ref={form}
      className="app-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReasonRequired && reasonOf(draft) === null) {
          setIsMissing(true);
          focusFirst(form.current, draft.reason === OTHER_REASON ? "textarea" : undefined);
        } else {
          onNext();
        }
      }}
    >
      {isReasonRequired && (
        <ReasonChoice
          reasons={reasons}
          draft={draft}
          isMissing={isMissing && reasonOf(draft) === null}
          onChange={onChange}
        />
      )}
      <LongField
        name="commentary"
        label={isReasonRequired ? SURVEY_TEXTS.commentary : SURVEY_TEXTS.suggestion}
        maxLength={MAX_SURVEY_TEXT}
        value={draft.commentary}
        onChange={(commentary) => {
          onChange({ commentary });
        }}
      />
      <div className="app-survey__actions app-row app-row--end">
        <Button onClick={onBack}>{SURVEY_TEXTS.back}</Button>
        <Button type="submit" kind="primary">
          {SURVEY_TEXTS.send}
        </Button>
      </div>
    </form>
  );
}

function focusFirst(form: HTMLFormElement | null, selector = "input, textarea"): void {
  form?.querySelector<HTMLElement>(selector)?.focus();
}
