import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { RESEARCHES_TEXTS } from "#copy/survey.ts";
import { PAGES } from "#domain/access/pages.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { formatDay } from "#domain/shared/format.ts";
import { NewResearchDialog } from "#app/features/survey/new-research-dialog.tsx";
import { ResearchList } from "#app/features/survey/research-list.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { createResearch } from "#app/features/survey/research-action.server.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

const TIME_ZONE = "America/Sao_Paulo";

export const handle = { page: "Researches" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.Researches);

export const loader = portalLoader("Researches", async ({ context }) => ({
  researches: (await context.services.researches.list()).map(
    ({ id, title, question, status, nps, answered, asked, firstAskedAt, lastAskedAt }) => ({
      id,
      title,
      question,
      status,
      nps,
      answered,
      asked,
      period:
        firstAskedAt === null || lastAskedAt === null
          ? null
          : { from: dayText(firstAskedAt), until: dayText(lastAskedAt) },
    }),
  ),
}));

export const action = portalAction("Researches", async ({ context, request }) =>
  createResearch(context, await request.formData()),
);

export default function Researches() {
  const { researches } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  return (
    <section>
      <PageHead title={PAGE_TITLES.Researches} hint={RESEARCHES_TEXTS.hint}>
        <LinkButton kind="primary" to="?step=create" preventScrollReset>
          {RESEARCHES_TEXTS.create}
        </LinkButton>
      </PageHead>
      {params.get("step") === "create" && (
        <NewResearchDialog closeTo={PAGES.Researches.path} answer={answer} />
      )}
      <ResearchList researches={researches} />
    </section>
  );
}

function dayText(instant: string): string {
  return formatDay(calendarDayIn(instant, TIME_ZONE));
}
