import "#app/ui/form.css";
import { Form, useNavigation } from "@remix-run/react";
import { useRef, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { ROLE_FORM_TEXTS as TEXTS } from "#copy/access/roles.ts";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { RefusalAnswer } from "#app/features/records/record-answer.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface DeleteRoleProps {
  name: string;
  people: number;
  answer: RefusalAnswer | undefined;
}

/** Deletes a role after a question that names it, or tells which people still have the role. The question is a
 *  dialog; before JavaScript it is a part that unfolds. */
export function DeleteRole({ name, people, answer }: DeleteRoleProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const isBusy = useNavigation().formData?.get("intent") === "delete";
  const [answered, setAnswered] = useState(answer);
  if (answer !== answered) {
    setAnswered(answer);
    setIsAsked(false);
  }
  const question = fill(TEXTS.removeQuestion, { name });
  const confirm = fill(TEXTS.removeConfirm, { name });
  return (
    <>
      <details className="gs-panel app-form__part app-form__fold" open={answer !== undefined}>
        <summary
          onClick={(event) => {
            if (people > 0) return;
            event.preventDefault();
            setIsAsked(true);
          }}
        >
          {TEXTS.remove}
        </summary>
        {answer && <Notice {...answer.refusal} />}
        {people > 0 ? (
          <p>
            {people === 1
              ? fill(TEXTS.removeInUseOne, { name })
              : fill(TEXTS.removeInUseMany, { count: people, name })}
          </p>
        ) : (
          <Form ref={form} method="post" className="app-row app-row--between app-form__confirm">
            <HiddenField name="intent" value="delete" />
            {!isAsked && <p>{question}</p>}
            <Button type="submit" kind="danger">
              {confirm}
            </Button>
          </Form>
        )}
      </details>
      {isAsked && (
        <AlertDialog
          type="warning"
          title={TEXTS.remove}
          message={question}
          labels={{ confirm }}
          isBusy={isBusy}
          onCancel={() => {
            setIsAsked(false);
          }}
          onConfirm={() => form.current?.requestSubmit()}
        />
      )}
    </>
  );
}
