import "./form.css";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Notice } from "./notice.tsx";
import { Button } from "./button.tsx";

export interface DeletePanelProps {
  /** Without `confirm`, the question's place tells why the record cannot be deleted. */
  texts: { title: string; question: string; confirm: string | null };
  /** Why the last attempt was refused. */
  refusal: { title: string; description: string } | undefined;
  /** Fields that belong to the question. */
  children?: ReactNode;
}

/** Deletes the page's record after a question that unfolds and names it. */
export function DeletePanel({ texts, refusal, children }: DeletePanelProps) {
  return (
    <details className="gs-panel app-form__part app-form__fold" open={refusal !== undefined}>
      <summary>{texts.title}</summary>
      {refusal && <Notice {...refusal} />}
      <Form method="post" className="app-row app-row--between app-form__confirm">
        <p>{texts.question}</p>
        {children}
        {texts.confirm !== null && (
          <Button type="submit" name="intent" value="delete" kind="danger">
            {texts.confirm}
          </Button>
        )}
      </Form>
    </details>
  );
}
