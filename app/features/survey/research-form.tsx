import "#app/ui/form.css";
import "./survey.css";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { AUDIENCE_LABELS, RESEARCH_TEXTS } from "#copy/survey.ts";
import { SCALE_STARTS, SURVEY_USER_TYPES } from "#domain/survey/survey-terms.ts";
import type { ResearchAnswer, ResearchForm as ResearchFields, ResearchView } from "./research-view.ts";
import { HiddenField, TextArea, Tick } from "#app/ui/input.tsx";

export interface ResearchFormProps {
  research: ResearchView;
  form: ResearchFields;
  answer: ResearchAnswer | undefined;
}

/** Form of a survey: question and audience. Question and scale are fixed once people were asked. */
export function ResearchForm({ research, form, answer }: ResearchFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const isFixed = research.status !== "draft";
  const errors = answer?.errors ?? {};
  useEffect(() => {
    if (answer) element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [answer]);
  return (
    <Form
      method="post"
      className="gs-panel app-form__part app-research-form"
      ref={element}
      preventScrollReset
    >
      <HiddenField name="version" value={research.version} />
      {answer?.refusal && <Notice {...answer.refusal} />}
      <FormField
        name="title"
        label={RESEARCH_TEXTS.titleLabel}
        required
        maxLength={80}
        defaultValue={form.title}
        error={errors["title"]}
      />
      <FormField
        name="question"
        label={RESEARCH_TEXTS.question}
        required
        maxLength={200}
        readOnly={isFixed}
        hint={isFixed ? RESEARCH_TEXTS.settingsHint : undefined}
        defaultValue={form.question}
        error={errors["question"]}
      />
      <AudienceField chosen={form.audience} hasError={errors["audience"] !== undefined} />
      {isFixed ? (
        <p className="app-field">
          <span className="app-field__label">{RESEARCH_TEXTS.scale}</span>
          {RESEARCH_TEXTS.scaleOptions[form.scaleStart]}
          <HiddenField name="scaleStart" value={form.scaleStart} />
        </p>
      ) : (
        <SelectField
          name="scaleStart"
          label={RESEARCH_TEXTS.scale}
          options={SCALE_STARTS.map((start) => ({
            value: String(start),
            label: RESEARCH_TEXTS.scaleOptions[start],
          }))}
          defaultValue={form.scaleStart}
        />
      )}
      <FieldFrame
        name="reasons"
        label={RESEARCH_TEXTS.reasons}
        hint={RESEARCH_TEXTS.reasonsHint}
        error={errors["reasons"]}
      >
        {(control) => <TextArea {...control} rows={6} maxLength={1_200} defaultValue={form.reasons} />}
      </FieldFrame>
      <div>
        <HiddenField name="intent" value="save" />
        <BusyButton
          isBusy={navigation.formData?.get("intent") === "save"}
          label={RESEARCH_TEXTS.save}
          busyLabel={RESEARCH_TEXTS.saving}
          kind="plain"
        />
      </div>
    </Form>
  );
}

/** Audience of a survey. */
function AudienceField({ chosen, hasError }: { chosen: ResearchFields["audience"]; hasError: boolean }) {
  return (
    <fieldset className="app-choices" aria-describedby={hasError ? "audience-error" : undefined}>
      <legend className="app-field__label">{RESEARCH_TEXTS.audience}</legend>
      {SURVEY_USER_TYPES.map((type) => (
        <label key={type} className="app-check">
          <Tick
            name="audience"
            value={type}
            defaultChecked={chosen.includes(type)}
            aria-invalid={hasError ? true : undefined}
          />
          {AUDIENCE_LABELS[type]}
        </label>
      ))}
      {hasError && (
        <span className="gs-field-error" id="audience-error">
          {RESEARCH_TEXTS.audienceError}
        </span>
      )}
    </fieldset>
  );
}
