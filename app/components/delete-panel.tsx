import "#app/styles/record-form.css";
import { Form } from "@remix-run/react";

export interface DeletePanelProps {
  texts: { title: string; question: string; confirm: string };
  /** Why it was not deleted, when somebody tried. */
  refusal: { title: string; description: string } | undefined;
}

/** Deletes what its page is about, after a question that unfolds and names it. */
export function DeletePanel({ texts, refusal }: DeletePanelProps) {
  return (
    <details className="gs-panel app-form__part app-form__fold" open={refusal !== undefined}>
      <summary>{texts.title}</summary>
      {refusal && (
        <p className="gs-notice gs-notice--danger" role="alert">
          {refusal.title}. {refusal.description}
        </p>
      )}
      <Form method="post" className="app-form__confirm">
        <p>{texts.question}</p>
        <button type="submit" name="intent" value="delete" className="gs-button app-button--danger">
          {texts.confirm}
        </button>
      </Form>
    </details>
  );
}
