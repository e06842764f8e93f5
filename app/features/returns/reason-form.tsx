import { Form, useNavigation } from "@remix-run/react";
import { RETURN_TEXTS as TEXTS } from "#copy/returns.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ReturnsAnswer } from "./returns-answer.ts";

/** A folded form that does something to a return or an ask, for which it takes a reason. */
export function ReasonForm({
  intent,
  id,
  title,
  hint,
  submit,
  answer,
}: {
  intent: "undo" | "decline";
  id: string;
  title: string;
  hint: string;
  submit: string;
  answer: ReturnsAnswer | undefined;
}) {
  const isSaving = useNavigation().formData?.get("intent") === intent;
  return (
    <details open={answer !== undefined} className="app-returns__fold">
      <summary>{title}</summary>
      <Form method="post" className="app-returns__form" aria-label={title} preventScrollReset>
        <HiddenField name="intent" value={intent} />
        <HiddenField name="of" value={id} />
        <p className="app-quiet">{hint}</p>
        {answer !== undefined && answer.problem !== null && <Notice title={answer.problem} />}
        <FormField
          name="reason"
          id={`${intent}-${id}`}
          label={TEXTS.reason}
          required
          minLength={3}
          maxLength={500}
          autoComplete="off"
          defaultValue={answer?.values["reason"] ?? ""}
        />
        <div className="app-row">
          <BusyButton isBusy={isSaving} label={submit} busyLabel={TEXTS.saving} />
        </div>
      </Form>
    </details>
  );
}
