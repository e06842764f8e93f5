import "./survey.css";
import { useCallback, useEffect, useRef, useState } from "react";
import { SURVEY_TEXTS } from "#copy/survey.ts";
import { DETRACTOR_MAX } from "#domain/survey/score.ts";
import { MAX_SURVEY_TEXT, type ScaleStart } from "#domain/survey/survey-terms.ts";
import { LongField } from "./long-field.tsx";
import { type Delivery, sendAnswer } from "./survey-calls.ts";
import { type SurveyDraft, toVote } from "./survey-draft.ts";
import { ThanksArt } from "./thanks-art.tsx";
import { Button } from "#app/ui/button.tsx";

export interface ThanksStepProps {
  id: string;
  scaleStart: ScaleStart;
  draft: SurveyDraft & { score: number };
  onChange: (part: Partial<SurveyDraft>) => void;
  /** Called when the answer has been saved. */
  onSent: () => void;
  onEnd: () => void;
}

/** The last step: sends the answer at once and says thank you. Happy people may add a comment. A failed answer is
 *  kept, and can be sent again. */
export function ThanksStep({ id, scaleStart, draft, onChange, onSent, onEnd }: ThanksStepProps) {
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  const status = useRef<HTMLDivElement>(null);
  const hasBegun = useRef(false);
  const vote = toVote(draft);
  const hasPraise = draft.praise.trim() !== "";

  const send = useCallback(async (): Promise<Delivery> => {
    setDelivery(null);
    const outcome = await sendAnswer(id, vote);
    setDelivery(outcome);
    if (outcome !== "failed") onSent();
    return outcome;
  }, [id, vote, onSent]);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    status.current?.focus();
    void send();
  }, [send]);

  const end = async () => {
    if (!hasPraise || delivery !== "saved" || (await send()) !== "failed") onEnd();
  };

  return (
    <div className="app-stack">
      {delivery !== "failed" && <ThanksArt />}
      <div ref={status} role="status" tabIndex={-1} className="app-survey__status">
        {delivery === null && <p className="app-quiet">{SURVEY_TEXTS.saving}</p>}
        {delivery === "saved" && <Words title={SURVEY_TEXTS.thanks} text={SURVEY_TEXTS.thanksText} />}
        {delivery === "answeredElsewhere" && (
          <Words title={SURVEY_TEXTS.answeredElsewhere} text={SURVEY_TEXTS.thanksText} />
        )}
        {delivery === "failed" && <Words title={SURVEY_TEXTS.failed} text={SURVEY_TEXTS.failedText} />}
      </div>
      {delivery === "saved" && scaleStart === 0 && draft.score > DETRACTOR_MAX && (
        <LongField
          name="praise"
          label={SURVEY_TEXTS.praise}
          maxLength={MAX_SURVEY_TEXT}
          value={draft.praise}
          onChange={(praise) => {
            onChange({ praise });
          }}
        />
      )}
      <div className="app-survey__actions app-row app-row--end">
        {delivery === "failed" ? (
          <Button kind="primary" onClick={() => void send()}>
            {SURVEY_TEXTS.retry}
          </Button>
        ) : (
          <Button kind="primary" disabled={delivery === null} onClick={() => void end()}>
            {hasPraise ? SURVEY_TEXTS.sendAndEnd : SURVEY_TEXTS.end}
          </Button>
        )}
      </div>
    </div>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <>
      <p className="app-heading">{title}</p>
      <p className="app-quiet">{text}</p>
    </>
  );
}
