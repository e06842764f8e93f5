import "./survey.css";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { SURVEY_TEXTS } from "#copy/survey.ts";
import type { Survey } from "#domain/live/messages.ts";
import { isReasonRequired, stepAfterScore, type SurveyStep } from "#domain/survey/survey-steps.ts";
import { ModalDialog } from "#app/ui/modal-dialog.tsx";
import { postpone } from "./survey-calls.ts";
import { EMPTY_DRAFT, type SurveyDraft } from "./survey-draft.ts";
import { ReasonStep } from "./reason-step.tsx";
import { ScoreStep } from "./score-step.tsx";
import { ThanksStep } from "./thanks-step.tsx";
import { Button } from "#app/ui/button.tsx";

export interface SurveyDialogProps {
  survey: Survey;
  onClose: () => void;
}

/** Survey in three steps: score, reason, thanks. Closing it before the answer is sent postpones it. */
export function SurveyDialog({ survey, onClose }: SurveyDialogProps) {
  const { id, question, scaleStart, reasons } = survey;
  const [step, setStep] = useState<SurveyStep>(0);
  const [draft, setDraft] = useState<SurveyDraft>(EMPTY_DRAFT);
  const [isSent, setIsSent] = useState(false);
  const change = (part: Partial<SurveyDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
  };
  const close = () => {
    if (!isSent) postpone(id);
    onClose();
  };
  const { score } = draft;
  return (
    <ModalDialog title={titleOf(step, survey)} onClose={close} className="app-survey">
      {(step === 0 || score === null) && (
        <ScoreStep
          question={question}
          scaleStart={scaleStart}
          draft={draft}
          onChange={change}
          onNext={(chosen) => {
            setStep(stepAfterScore({ score: chosen, scaleStart }));
          }}
        />
      )}
      {step === 1 && score !== null && (
        <ReasonStep
          isReasonRequired={isReasonRequired({ score, scaleStart })}
          reasons={reasons}
          draft={draft}
          onChange={change}
          onBack={() => {
            setStep(0);
          }}
          onNext={() => {
            setStep(2);
          }}
        />
      )}
      {step === 2 && score !== null && (
        <ThanksStep
          id={id}
          scaleStart={scaleStart}
          draft={{ ...draft, score }}
          onChange={change}
          onSent={() => {
            setIsSent(true);
          }}
          onEnd={close}
        />
      )}
      <Button kind="icon" className="app-survey__close" aria-label={SURVEY_TEXTS.close} onClick={close}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </Button>
    </ModalDialog>
  );
}

function titleOf(step: SurveyStep, { question, scaleStart }: Survey): string {
  if (step === 0) return question;
  if (step === 2) return SURVEY_TEXTS.title;
  return scaleStart === 1 ? SURVEY_TEXTS.suggestionTitle : SURVEY_TEXTS.reason;
}
