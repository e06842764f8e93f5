import "./form-notice.css";
import type { ReactNode } from "react";
import { DoneLine } from "./done-line.tsx";
import { Notice, NoticeBox } from "./notice.tsx";
import { Button } from "./button.tsx";

/** The parts of a versioned form's answer that its notice shows. */
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

/** Result of a form. It is inside the form, because resolving a conflict submits it again. */
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

/** Tells that another person has saved in between, with a button that puts one's own changes on top, unless the
 *  form has other ways out. */
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
