import "./profile.css";
import type { ReactNode } from "react";
import { PROFILE_TEXTS } from "#copy/account/profile.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { SectionForm as Sent } from "./use-section-form.ts";
import { HiddenField } from "#app/ui/input.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

/** The form of a section with its message of success or refusal. */
export function SectionForm({
  sent,
  done,
  children,
  className = "app-stack app-gap-12",
}: {
  sent: Sent;
  /** Message of a success; nothing when the page shows the success by itself. */
  done?: string | undefined;
  children: ReactNode;
  className?: string;
}) {
  const { Form, form, intent } = sent;
  return (
    <Form ref={form} method="post" className={className} noValidate>
      <HiddenField name="intent" value={intent} />
      {children}
      <SectionMessage sent={sent} done={done} />
    </Form>
  );
}

/** The result of the last attempt; empty while one is under way. */
export function SectionMessage({ sent, done }: { sent: Sent; done?: string | undefined }) {
  const { answer, isBusy } = sent;
  if (answer === undefined || isBusy) return <div role="status" />;
  if (answer.isDone) {
    return <div role="status">{done !== undefined && <NoticeBox tone="ok">{done}</NoticeBox>}</div>;
  }
  if (answer.refusal === null) {
    return (
      <NoticeBox tone="danger" role="alert">
        {PROFILE_TEXTS.errorSummary}
      </NoticeBox>
    );
  }
  return (
    <NoticeBox tone="danger" role="alert" tabIndex={-1}>
      <span>
        <strong>{answer.refusal.title}.</strong> {answer.refusal.description}
      </span>
    </NoticeBox>
  );
}

/** The button of a section's form. */
export function SubmitButton({
  sent,
  label,
  busyLabel = PROFILE_TEXTS.saving,
  tone = "plain",
}: {
  sent: Sent;
  label: string;
  busyLabel?: string;
  tone?: "primary" | "plain" | "danger";
}) {
  return <BusyButton isBusy={sent.isBusy} label={label} busyLabel={busyLabel} kind={tone} />;
}
