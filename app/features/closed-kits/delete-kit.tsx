import { Form } from "@remix-run/react";
import { CLOSED_KIT_WORDS as WORDS } from "#copy/closed-kits.ts";
import { fill } from "#copy/fill.ts";
import type { KitRemovalAnswer } from "./kit-answer.ts";

/** Deletes a kit after a question that names it. */
export function DeleteKit({ name, answer }: { name: string; answer: KitRemovalAnswer | undefined }) {
  return (
    <details className="gs-panel app-role__part app-role__delete" open={answer !== undefined}>
      <summary>{WORDS.delete}</summary>
      {answer && (
        <p className="gs-notice gs-notice--danger" role="alert">
          {answer.refusal.title}. {answer.refusal.description}
        </p>
      )}
      <Form method="post" className="app-role__confirm">
        <p>{fill(WORDS.deleteQuestion, { name })}</p>
        <button type="submit" name="intent" value="delete" className="gs-button app-role__danger">
          {fill(WORDS.deleteConfirm, { name })}
        </button>
      </Form>
    </details>
  );
}
