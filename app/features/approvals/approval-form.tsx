import "./approval-page.css";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { APPROVAL_PAGE_TEXTS as TEXTS } from "#copy/approvals.ts";
import { fill } from "#copy/shared/fill.ts";
import { MAX_APPROVAL_COMMENT, MAX_APPROVAL_NAME } from "#domain/approvals/approval-limits.ts";
import type { ApprovalPage } from "#domain/approvals/approval-schema.ts";
import { APPROVAL_ANSWERS, type ApprovalAnswer } from "#domain/approvals/approval-state.ts";
import { Button, type ButtonKind } from "#app/ui/button.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { HiddenField, Input, TextArea } from "#app/ui/input.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { ApprovalAnswered } from "./approval-answered.ts";

const KINDS: Readonly<Record<ApprovalAnswer, ButtonKind>> = {
  accepted: "primary",
  changeAsked: "plain",
  refused: "danger",
};

/** Id of the form, for a link to it. */
export const ANSWER_ID = "resposta";

/** Accepts or refuses the version that is shown, or asks for a change. Works before JavaScript. */
export function ApprovalForm({
  page,
  answered,
}: {
  page: Pick<ApprovalPage, "version" | "shownCode">;
  answered: ApprovalAnswered | undefined;
}) {
  const isBusy = useNavigation().state !== "idle";
  const name = useRef<HTMLInputElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (answered?.field) (answered.field === "name" ? name : comment).current?.focus();
  }, [answered]);
  const errorOf = (field: "name" | "comment") => (answered?.field === field ? "REQUIRED" : undefined);
  return (
    <Panel id={ANSWER_ID} className="app-pad app-stack" title={TEXTS.formTitle}>
      <Form method="post" className="app-stack">
        <HiddenField name="version" value={page.version} />
        <HiddenField name="shownCode" value={page.shownCode ?? ""} />
        <FieldFrame name="name" label={TEXTS.name} error={errorOf("name")}>
          {(control) => (
            <Input
              {...control}
              ref={name}
              defaultValue={answered?.name}
              required
              maxLength={MAX_APPROVAL_NAME}
              autoComplete="name"
            />
          )}
        </FieldFrame>
        <FieldFrame name="comment" label={TEXTS.comment} hint={TEXTS.commentHint} error={errorOf("comment")}>
          {(control) => (
            <TextArea
              {...control}
              ref={comment}
              rows={3}
              defaultValue={answered?.comment}
              maxLength={MAX_APPROVAL_COMMENT}
            />
          )}
        </FieldFrame>
        <p className="app-small app-quiet">{fill(TEXTS.consent, { version: page.version })}</p>
        <div className="app-approval__buttons">
          {APPROVAL_ANSWERS.map((answer) => (
            <Button
              key={answer}
              type="submit"
              name="answer"
              value={answer}
              kind={KINDS[answer]}
              size="large"
              disabled={isBusy}
            >
              {TEXTS.answers[answer]}
            </Button>
          ))}
        </div>
      </Form>
    </Panel>
  );
}
