import "./survey.css";
import { SURVEY_TEXTS } from "#copy/survey.ts";
import { fill } from "#copy/shared/fill.ts";
import { scoreColor, scoresFrom } from "#domain/survey/score.ts";
import { MAX_SURVEY_TEXT, type ScaleStart } from "#domain/survey/survey-terms.ts";
import { LongField } from "./long-field.tsx";
import type { SurveyDraft } from "./survey-draft.ts";
import { Tick } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface ScoreStepProps {
  question: string;
  scaleStart: ScaleStart;
  draft: SurveyDraft;
  onChange: (part: Partial<SurveyDraft>) => void;
  onNext: (score: number) => void;
}

/** The first step: the scores from red to green, each with its number. A score is required to go on. */
export function ScoreStep({ question, scaleStart, draft, onChange, onNext }: ScoreStepProps) {
  const { score, feedback } = draft;
  return (
    <form
      className="app-stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (score !== null) onNext(score);
      }}
    >
      <fieldset className="app-survey__scores" data-scale-start={scaleStart}>
        <legend className="gs-visually-hidden">{question}</legend>
        {scoresFrom(scaleStart).map((value) => (
          <label key={value} className="app-survey__score" style={{ background: scoreColor(value) }}>
            <Tick
              type="radio"
              name="score"
              value={value}
              checked={score === value}
              aria-label={fill(SURVEY_TEXTS.score, { score: value })}
              onChange={() => {
                onChange({ score: value });
              }}
            />
            <span aria-hidden>{value}</span>
          </label>
        ))}
      </fieldset>
      <p className="app-survey__ends app-row app-row--between app-small">
        <span>{SURVEY_TEXTS.lowest}</span>
        <span>{SURVEY_TEXTS.highest}</span>
      </p>
      {scaleStart === 1 && (
        <LongField
          name="feedback"
          label={SURVEY_TEXTS.reasonOf}
          maxLength={MAX_SURVEY_TEXT}
          value={feedback}
          onChange={(text) => {
            onChange({ feedback: text });
          }}
        />
      )}
      <div className="app-survey__actions app-row app-row--end">
        <Button type="submit" kind="primary" disabled={score === null}>
          {SURVEY_TEXTS.next}
        </Button>
      </div>
    </form>
  );
}
