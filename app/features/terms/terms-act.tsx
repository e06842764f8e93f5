import "#app/ui/form.css";
import { Form } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { RefusalAnswer } from "../records/record-answer.ts";

export interface TermsActProps {
  title: string;
  question: string;
  confirm: string;
  intent: "publish" | "withdraw";
  /** The version that the page shows. */
  version: number;
  /** The last action that was refused. */
  refusal: RefusalAnswer | undefined;
}

/** What decides whether terms hold, after a question that unfolds. */
export function TermsAct({ title, question, confirm, intent, version, refusal }: TermsActProps) {
  const refused = refusal?.intent === intent ? refusal.refusal : null;
  return (
    <details className="gs-panel app-form__part app-form__fold" open={refused !== null}>
      <summary>{title}</summary>
      {refused && <Notice title={refused.title} description={refused.description} />}
      <Form method="post" className="app-row app-row--between app-form__confirm">
        <HiddenField name="version" value={version} />
        <p>{question}</p>
        <Button type="submit" name="intent" value={intent} kind={intent === "publish" ? "primary" : "danger"}>
          {confirm}
        </Button>
      </Form>
    </details>
  );
}
