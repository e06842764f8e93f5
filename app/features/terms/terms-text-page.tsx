import "./terms-settings.css";
import { fill } from "#copy/shared/fill.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { TERMS_FORM_WORDS as WORDS, TERMS_KIND_TEXTS, TERMS_LIST_TEXTS } from "#copy/terms.ts";
import { formatDay } from "#domain/shared/format.ts";
import type { TermsBlock } from "#domain/terms/terms-blocks.ts";
import type { TermsKind } from "#domain/terms/terms-kinds.ts";
import type { TermsForm, TermsVersion } from "#domain/terms/terms-schema.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { RecordAnswer, RefusalAnswer } from "../records/record-answer.ts";
import { RecordPage } from "../records/record-page.tsx";
import { TermsAct } from "./terms-act.tsx";
import { TermsBody } from "./terms-body.tsx";
import { TermsEditor } from "./terms-editor.tsx";
import { newTermsPath, TERMS_PATHS } from "./terms-paths.ts";

/** A published version, as it stands. */
type ReadVersion = Pick<TermsVersion, "id" | "version" | "title" | "active" | "createdAt"> & {
  blocks: readonly TermsBlock[];
};

export interface TermsTextPageProps {
  kind: TermsKind;
  /** Null for what was published. */
  draft: { id: string | null; version: number | null; copyOf: string | null; form: TermsForm } | null;
  published: ReadVersion | null;
  savedVersion: number;
  answer: RecordAnswer<TermsForm> | RefusalAnswer | undefined;
}

/** The page of one text of terms: a draft in its form, or a published version. */
export function TermsTextPage({ kind, draft, published, savedVersion, answer }: TermsTextPageProps) {
  const refusal = answer?.kind === "refusal" ? answer : undefined;
  if (published !== null) return <PublishedPage kind={kind} published={published} refusal={refusal} />;
  if (draft === null) return null;
  const { id, version, copyOf, form } = draft;
  return (
    <RecordPage
      className="app-terms-settings"
      record={{ kind: `terms-${kind}`, id, copyOf }}
      version={version}
      form={form}
      title={id === null ? WORDS.newTitle : form.title}
      back={backTo(kind)}
      savedVersion={savedVersion}
      saved={WORDS.saved}
      answer={refusal?.intent === "publish" ? undefined : answer}
      removal={
        id === null
          ? null
          : {
              title: WORDS.remove,
              question: fill(WORDS.removeQuestion, form),
              confirm: fill(WORDS.removeConfirm, form),
            }
      }
    >
      {(editor) => (
        <>
          <TermsEditor {...editor} />
          {version !== null && (
            <TermsAct
              title={WORDS.publish}
              question={fill(TERMS_KIND_TEXTS[kind].publishQuestion, form)}
              confirm={WORDS.publishConfirm}
              intent="publish"
              version={version}
              refusal={refusal}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}

function PublishedPage({
  kind,
  published,
  refusal,
}: {
  kind: TermsKind;
  published: ReadVersion;
  refusal: RefusalAnswer | undefined;
}) {
  const { id, title, version, active, createdAt, blocks } = published;
  const state = active ? "active" : "past";
  return (
    <section className="app-terms-settings">
      <PageHead
        title={
          <span className="app-row">
            {title} <Badge tone={active ? "ok" : "quiet"}>{TERMS_LIST_TEXTS.states[state]}</Badge>
          </span>
        }
        back={backTo(kind)}
        hint={fill(WORDS.since, { version, day: formatDay(createdAt.slice(0, 10)) })}
      >
        <LinkButton to={newTermsPath(kind, id)} prefetch="intent">
          {WORDS.copy}
        </LinkButton>
      </PageHead>
      <article className="gs-panel app-terms app-terms-settings__read">
        <TermsBody blocks={blocks} />
      </article>
      {active && (
        <TermsAct
          title={WORDS.withdraw}
          question={TERMS_KIND_TEXTS[kind].withdrawQuestion}
          confirm={WORDS.withdrawConfirm}
          intent="withdraw"
          version={version}
          refusal={refusal}
        />
      )}
    </section>
  );
}

const TITLES = {
  general: PAGE_TITLES.GeneralTermsSettings,
  payment: PAGE_TITLES.PaymentTermsSettings,
} as const;

function backTo(kind: TermsKind) {
  return { to: TERMS_PATHS[kind], label: TITLES[kind] };
}
