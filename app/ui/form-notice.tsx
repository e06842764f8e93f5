import "./form-notice.css";
import type { ReactNode } from "react";
import { DoneLine } from "./done-line.tsx";
import { Notice, NoticeBox } from "./notice.tsx";
import { Button } from "./button.tsx";

/** What a form with a version was answered, as far as its head goes. */
export interface VersionedAnswer {
  errors: Readonly<Record<string, unknown>>;
  refusal: { code: string; title: string; description: string } | null;
  isReapplied: boolean;
}

export interface FormNoticeTexts {
  reapplied: string;
  staleTitle: string;
  staleText: string;
  reapply: string;
  errorSummary: string;
}

/** What became of the form that was sent. Inside the form: the way out of a conflict sends it again. */
export function FormNotice({
  answer,
  texts,
}: {
  answer: VersionedAnswer | undefined;
  texts: FormNoticeTexts;
}) {
  if (answer === undefined) return null;
  const { errors, refusal, isReapplied } = answer;
  if (isReapplied) {
    return <DoneLine>{texts.reapplied}</DoneLine>;
  }
  if (refusal?.code === "STALE_VERSION") return <StaleNotice texts={texts} />;
  if (refusal !== null) return <Notice title={refusal.title} description={refusal.description} />;
  return Object.keys(errors).length === 0 ? null : <Notice title={texts.errorSummary} />;
}

/** Says that somebody else was faster, with the ways out: to put one's own changes on top, unless there are others. */
export function StaleNotice({
  texts,
  children,
}: {
  texts: Pick<FormNoticeTexts, "staleTitle" | "staleText"> & { reapply?: string };
  children?: ReactNode;
}) {
  return (
    <NoticeBox as="div" tone="warn" className="app-stale-notice" role="alert" tabIndex={-1}>
      <p>
        <strong>{texts.staleTitle}</strong>
        <br />
        {texts.staleText}
      </p>
      {children ?? (
        <Button type="submit" name="intent" value="reapply">
          {texts.reapply}
        </Button>
      )}
    </NoticeBox>
  );
}
