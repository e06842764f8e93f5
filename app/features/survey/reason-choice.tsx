import "./survey.css";
import { useId } from "react";
import { SURVEY_TEXTS } from "#copy/survey.ts";
import { fieldErrorText } from "#copy/ui/fields.ts";
import { MAX_SURVEY_TEXT } from "#domain/survey/survey-terms.ts";
import { LongField } from "./long-field.tsx";
import { OTHER_REASON, type SurveyDraft } from "./survey-draft.ts";
import { Tick } from "#app/ui/input.tsx";

export interface ReasonChoiceProps {
  reasons: readonly string[];
  draft: SurveyDraft;
  isMissing: boolean;
  onChange: (part: Partial<SurveyDraft>) => void;
}

/** Choice of one of the survey's reasons, or of a text of one's own. */
export function ReasonChoice({ reasons, draft, isMissing, onChange }: ReasonChoiceProps) {
  const id = useId();
  const error = `${id}-error`;
  const isOther = draft.reason === OTHER_REASON || reasons.length === 0;
  const choose = (reason: string) => {
    onChange({ reason });
  };
  return (
    <>
      {reasons.length > 0 && (
        <fieldset
          className="app-stack app-gap-8"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id} ${error}` : id}
        >
          <legend className="gs-visually-hidden">{SURVEY_TEXTS.reason}</legend>
          <p className="app-quiet" id={id}>
            {SURVEY_TEXTS.reasonHint}
          </p>
          {[...reasons, OTHER_REASON].map((reason) => (
            <label key={reason} className="app-survey__reason">
              <Tick
                type="radio"
                name="reason"
                checked={draft.reason === reason}
                onChange={() => {
                  choose(reason);
                }}
              />
              {reason === OTHER_REASON ? SURVEY_TEXTS.otherReason : reason}
            </label>
          ))}
          {isMissing && !isOther && (
            <span className="gs-field-error" id={error} role="alert">
              {fieldErrorText("REQUIRED")}
            </span>
          )}
        </fieldset>
      )}
      {isOther && (
        <LongField
          name="otherReason"
          label={SURVEY_TEXTS.otherReasonText}
          error={isMissing ? "REQUIRED" : undefined}
          maxLength={MAX_SURVEY_TEXT}
          value={draft.otherReason}
          onChange={(otherReason) => {
            onChange({ otherReason, reason: OTHER_REASON });
          }}
        />
      )}
    </>
  );
}
