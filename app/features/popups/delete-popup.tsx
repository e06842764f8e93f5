import { Form } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { POPUP_FORM_WORDS as WORDS } from "#copy/popups.ts";
import type { PopupRemovalAnswer } from "./popup-answer.ts";

/** Deletes a pop-up after a question that names it. */
export function DeletePopup({ title, answer }: { title: string; answer: PopupRemovalAnswer | undefined }) {
  return (
    <details className="gs-panel app-role__part app-role__delete" open={answer !== undefined}>
      <summary>{WORDS.remove}</summary>
      {answer && (
        <p className="gs-notice gs-notice--danger" role="alert">
          {answer.refusal.title}. {answer.refusal.description}
        </p>
      )}
      <Form method="post" className="app-role__confirm">
        <p>{fill(WORDS.removeQuestion, { title })}</p>
        <button type="submit" name="intent" value="delete" className="gs-button app-role__danger">
          {fill(WORDS.removeConfirm, { title })}
        </button>
      </Form>
    </details>
  );
}
