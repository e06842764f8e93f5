import "./approval-page.css";
import { useRouteLoaderData } from "@remix-run/react";
import { APPROVAL_ANSWER_TEXTS, APPROVAL_PAGE_TEXTS as TEXTS } from "#copy/approvals.ts";
import { fill } from "#copy/shared/fill.ts";
import type { ApprovalPage as Page, GivenAnswer } from "#domain/approvals/approval-schema.ts";
import { isAnswerable, type ApprovalState } from "#domain/approvals/approval-state.ts";
import { formatDocumentCode } from "#domain/documents/document-code.ts";
import { formatDay, formatInstant } from "#domain/shared/format.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { Notice, NoticeBox, type NoticeTone } from "#app/ui/notice.tsx";
import { DocumentPreview } from "../documents/document-preview.tsx";
import { Brand } from "../theme/brand.tsx";
import type { ApprovalAnswered } from "./approval-answered.ts";
import { ANSWER_ID, ApprovalForm } from "./approval-form.tsx";

export interface ApprovalPageProps {
  /** Null for a token of no link here. */
  page: Page | null;
  timeZone: string;
  answered: ApprovalAnswered | undefined;
}

/** The page of a link: the budget as its document says it, and an answer to it. */
export function ApprovalPage({ page, timeZone, answered }: ApprovalPageProps) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <main className="app-approval">
      <header className="app-approval__head">
        <Brand name={root?.title ?? ""} logo={root?.logo} />
      </header>
      {page === null ? (
        <Over {...TEXTS.unknown} />
      ) : (
        <Approval key={page.shownCode} page={page} timeZone={timeZone} answered={answered} />
      )}
    </main>
  );
}

/** What is told where no budget is shown. */
function Over({ title, text }: { title: string; text: string }) {
  return (
    <section className="gs-panel app-pad app-stack app-gap-8">
      <h1 className="app-approval__title">{title}</h1>
      <p className="app-quiet">{text}</p>
    </section>
  );
}

function Approval({ page, timeZone, answered }: ApprovalPageProps & { page: Page }) {
  const { state, code, version, name, lastOn, document, answer } = page;
  const refusal = answered && <Notice key={`refused ${answered.key}`} {...answered.notice} />;
  if (document === null) {
    const { title, text } = TEXTS.over[state as keyof typeof TEXTS.over];
    const facts = { day: formatDay(lastOn), distributor: page.distributorName };
    return (
      <>
        {refusal}
        <Over title={title} text={fill(text, facts)} />
        {answer && <p className="app-quiet">{earlierText(answer, timeZone)}</p>}
      </>
    );
  }
  return (
    <>
      <div>
        <h1 className="app-approval__title">{fill(TEXTS.heading, { code })}</h1>
        <p className="app-quiet app-wrap">{fill(TEXTS.hint, { version, name, day: formatDay(lastOn) })}</p>
        {isAnswerable(state) && (
          <a href={`#${ANSWER_ID}`} className="app-link-button">
            {TEXTS.toAnswer}
          </a>
        )}
      </div>
      {refusal}
      <StateNotice page={page} timeZone={timeZone} />
      <DocumentPreview model={document} label={fill(TEXTS.document, { code, version })} isWhole />
      {isAnswerable(state) && <ApprovalForm page={page} answered={answered} />}
    </>
  );
}

function earlierText({ answer, version, at }: GivenAnswer, timeZone: string): string {
  const said = APPROVAL_ANSWER_TEXTS[answer].toLowerCase();
  return fill(TEXTS.earlier, { answer: said, version, at: formatInstant(at, timeZone) });
}

const TONES: Partial<Record<ApprovalState, NoticeTone>> = {
  accepted: "ok",
  changeAsked: "info",
  refused: "danger",
};

/** What has become of the newest version; nothing while it waits for its first answer. */
function StateNotice({ page, timeZone }: { page: Page; timeZone: string }) {
  const { state, version, seenVersion: seen, answer } = page;
  const at = answer === null ? "" : formatInstant(answer.at, timeZone);
  if (state === "outdated") {
    return (
      <NoticeBox as="div" tone="warn" role="note">
        <p>
          <strong>{fill(TEXTS.outdatedTitle, { version })}</strong>
          <br />
          {fill(TEXTS.outdatedText, { seen })}
          {answer !== null && (
            <>
              {" "}
              {fill(TEXTS.outdatedAnswer, {
                ...{ seen: answer.version, name: answer.name, at },
                answer: APPROVAL_ANSWER_TEXTS[answer.answer].toLowerCase(),
              })}
            </>
          )}
        </p>
      </NoticeBox>
    );
  }
  if (answer === null || state === "waiting") return null;
  const facts = { name: answer.name, version: answer.version, at, code: formatDocumentCode(answer.code) };
  return (
    <NoticeBox as="div" tone={TONES[state] ?? "info"} role="status" className="app-approval__given">
      <strong>{TEXTS.givenTitles[answer.answer]}</strong>
      <p className="app-wrap">{fill(TEXTS.given[answer.answer], facts)}</p>
      {answer.comment !== "" && <blockquote className="app-approval__comment">{answer.comment}</blockquote>}
      <p className="app-small">{TEXTS.change}</p>
    </NoticeBox>
  );
}
