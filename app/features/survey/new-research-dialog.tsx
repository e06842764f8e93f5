import "#app/ui/page-dialog.css";
import { Form, useNavigation } from "@remix-run/react";
import { FormField } from "#app/ui/form-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageDialog } from "#app/ui/page-dialog.tsx";
import { NEW_RESEARCH_TEXTS } from "#copy/survey.ts";
import type { ResearchAnswer } from "./research-view.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Button } from "#app/ui/button.tsx";

/** Creates the draft of a survey from a title and a question. */
export function NewResearchDialog({
  closeTo,
  answer,
}: {
  closeTo: string;
  answer: ResearchAnswer | undefined;
}) {
  const isSubmitting = useNavigation().formMethod === "POST";
  return (
    <PageDialog title={NEW_RESEARCH_TEXTS.dialogTitle} closeTo={closeTo}>
      <p>{NEW_RESEARCH_TEXTS.text}</p>
      {answer?.refusal && <Notice {...answer.refusal} />}
      <Form method="post">
        <FormField
          name="title"
          label={NEW_RESEARCH_TEXTS.titleLabel}
          hint={NEW_RESEARCH_TEXTS.titleHint}
          required
          maxLength={80}
          defaultValue={answer?.typed?.title}
          error={answer?.errors["title"]}
        />
        <FormField
          name="question"
          label={NEW_RESEARCH_TEXTS.questionLabel}
          required
          maxLength={200}
          defaultValue={answer?.typed?.question ?? NEW_RESEARCH_TEXTS.questionDefault}
          error={answer?.errors["question"]}
        />
        <div className="app-page-dialog__actions">
          <LinkButton to={closeTo} replace preventScrollReset>
            {NEW_RESEARCH_TEXTS.cancel}
          </LinkButton>
          <Button type="submit" kind="primary" aria-busy={isSubmitting} disabled={isSubmitting}>
            {NEW_RESEARCH_TEXTS.confirm}
          </Button>
        </div>
      </Form>
    </PageDialog>
  );
}
