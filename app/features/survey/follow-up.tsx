import "#app/ui/form.css";
import "./survey.css";
import { Form, useNavigation } from "@remix-run/react";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { ANSWERS_TEXTS, FOLLOW_UP_LABELS } from "#copy/survey.ts";
import { fill } from "#copy/shared/fill.ts";
import { FOLLOW_UP_STATES, MAX_SURVEY_TEXT } from "#domain/survey/survey-terms.ts";
import type { AnswerView, ResearchAnswer } from "./research-view.ts";
import { HiddenField, TextArea } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/badge.tsx";

/** An operator of the platform who can follow up an answer. */
export interface Operator {
  id: string;
  name: string;
}

export interface FollowUpProps {
  id: string;
  version: number;
  followUp: NonNullable<AnswerView["followUp"]>;
  operators: readonly Operator[];
  answer: ResearchAnswer | undefined;
}

const TONES = {
  open: "warn",
  inProgress: "info",
  done: "ok",
} as const;

/** Follow-up of an unhappy answer: its status, and the form that changes it. */
export function FollowUp({ id, version, followUp, operators, answer }: FollowUpProps) {
  const { state, ownerId, ownerName, note } = followUp;
  const isSubmitting = useNavigation().formMethod === "POST";
  return (
    <div className="app-follow-up app-stack app-gap-4">
      <p className="app-row">
        <Badge tone={TONES[state]}>{FOLLOW_UP_LABELS[state]}</Badge>
        {ownerName !== null && (
          <span className="app-quiet">{fill(ANSWERS_TEXTS.ownedBy, { name: ownerName })}</span>
        )}
      </p>
      {note !== "" && <p className="app-quiet app-follow-up__note">{note}</p>}
      <details open={answer !== undefined}>
        <summary>{ANSWERS_TEXTS.update}</summary>
        <Form method="post" className="app-follow-up__form app-form__pair" preventScrollReset>
          {answer?.refusal && <Notice {...answer.refusal} />}
          <HiddenField name="answerId" value={id} />
          <HiddenField name="version" value={version} />
          <SelectField
            name="state"
            id={`state-${id}`}
            label={ANSWERS_TEXTS.state}
            options={FOLLOW_UP_STATES.map((value) => ({ value, label: FOLLOW_UP_LABELS[value] }))}
            defaultValue={state}
          />
          <SelectField
            name="ownerId"
            id={`owner-${id}`}
            label={ANSWERS_TEXTS.owner}
            emptyLabel={ANSWERS_TEXTS.nobody}
            options={operators.map((one) => ({ value: one.id, label: one.name }))}
            defaultValue={ownerId ?? ""}
            error={answer?.errors["ownerId"]}
          />
          <FieldFrame
            name="note"
            id={`note-${id}`}
            label={ANSWERS_TEXTS.note}
            hint={ANSWERS_TEXTS.noteHint}
            className="app-follow-up__text"
          >
            {(control) => <TextArea {...control} rows={2} maxLength={MAX_SURVEY_TEXT} defaultValue={note} />}
          </FieldFrame>
          <Button type="submit" name="intent" value="follow-up" disabled={isSubmitting}>
            {ANSWERS_TEXTS.save}
          </Button>
        </Form>
      </details>
    </div>
  );
}
