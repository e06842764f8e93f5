import { Form } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { ROLE_FORM_TEXTS as TEXTS } from "#copy/roles.ts";
import type { RemovalAnswer } from "./role-answer.ts";

export interface DeleteRoleProps {
  name: string;
  people: number;
  answer: RemovalAnswer | undefined;
}

/** Deletes a role after a question that names it, or says who stands in the way. */
export function DeleteRole({ name, people, answer }: DeleteRoleProps) {
  return (
    <details className="gs-panel app-role__part app-role__delete" open={answer !== undefined}>
      <summary>{TEXTS.remove}</summary>
      {answer && (
        <p className="gs-notice gs-notice--danger" role="alert">
          {answer.refusal.title}. {answer.refusal.description}
        </p>
      )}
      {people > 0 ? (
        <p>
          {people === 1
            ? fill(TEXTS.removeInUseOne, { name })
            : fill(TEXTS.removeInUseMany, { count: people, name })}
        </p>
      ) : (
        <Form method="post" className="app-role__confirm">
          <p>{fill(TEXTS.removeQuestion, { name })}</p>
          <button type="submit" name="intent" value="delete" className="gs-button app-role__danger">
            {fill(TEXTS.removeConfirm, { name })}
          </button>
        </Form>
      )}
    </details>
  );
}
