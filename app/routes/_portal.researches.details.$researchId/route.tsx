import "#app/features/survey/survey.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { ANSWERS_TEXTS, RESEARCH_TEXTS } from "#copy/survey.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { AnswerList } from "#app/features/survey/answer-list.tsx";
import { ResearchActions } from "#app/features/survey/research-actions.tsx";
import { ResearchForm } from "#app/features/survey/research-form.tsx";
import { ResearchBadge } from "#app/features/survey/research-list.tsx";
import { ResearchResults } from "#app/features/survey/research-results.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { actOnResearch } from "#app/features/survey/research-action.server.ts";
import { readResearchPage } from "#app/features/survey/research-page.server.ts";

/** Message of the last action, by its name in the address. */
const DONE: Readonly<Record<string, string>> = {
  salvo: RESEARCH_TEXTS.saved,
  active: RESEARCH_TEXTS.activated,
  closed: RESEARCH_TEXTS.closed,
  acompanhamento: ANSWERS_TEXTS.saved,
};

export const handle = { page: "ResearchDetails" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.ResearchDetails);

export const loader = portalLoader("ResearchDetails", ({ context, request, params }) =>
  readResearchPage(context, request, params["researchId"] ?? ""),
);

export const action = portalAction("ResearchDetails", ({ context, request, params }) =>
  actOnResearch(context, request, params["researchId"] ?? ""),
);

export default function ResearchDetails() {
  const { research, form, results, query, ...answers } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  const done = answer === undefined ? DONE[params.get("feito") ?? ""] : undefined;
  const settings = answer?.form === "settings" ? answer : undefined;
  const refusal = answer?.form === "status" ? answer.refusal : null;
  return (
    <section>
      <PageHead
        title={research.title}
        lines={
          <p className="app-page-hint app-row app-research-question">
            <ResearchBadge status={research.status} /> {form.question}
          </p>
        }
      >
        <ResearchActions research={research} />
      </PageHead>
      {done !== undefined && <Notice tone="ok" title={done} />}
      {refusal && <Notice {...refusal} />}
      {research.status !== "draft" && <ResearchResults results={results} status={research.status} />}
      {results.answers > 0 && (
        <AnswerList
          {...answers}
          {...query}
          exportPath={`/researches/export/${research.id}`}
          answer={answer}
        />
      )}
      <details className="app-research-settings" open={research.status === "draft" || settings !== undefined}>
        <summary>
          <h2>{RESEARCH_TEXTS.settings}</h2>
        </summary>
        <ResearchForm
          key={research.version}
          research={research}
          form={settings?.typed ?? form}
          answer={settings}
        />
      </details>
    </section>
  );
}
