import "./form.css";
import { Form } from "@remix-run/react";
import { Notice } from "./notice.tsx";
import { Button } from "./button.tsx";

export interface DeletePanelProps {
  /** Without `confirm`, why it cannot be deleted stands in the question's place. */
  texts: { title: string; question: string; confirm: string | null };
  /** Why it was not deleted, when somebody tried. */
  refusal: { title: string; description: string } | undefined;
}

/** Deletes what its page is about, after a question that unfolds and names it. */
export function DeletePanel({ texts, refusal }: DeletePanelProps) {
  return (
    <details className="gs-panel app-form__part app-form__fold" open={refusal !== undefined}>
      <summary>{texts.title}</summary>
      {refusal && <Notice {...refusal} />}
      <Form method="post" className="app-form__confirm">
        <p>{texts.question}</p>
        {texts.confirm !== null && (
          <Button type="submit" name="intent" value="delete" kind="danger">
            {texts.confirm}
          </Button>
        )}
      </Form>
    </details>
  );
}
