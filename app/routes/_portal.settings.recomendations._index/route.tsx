import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { IconBulb } from "@tabler/icons-react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { OfferOrder } from "#app/features/offers/offer-order.tsx";
import { OfferPage } from "#app/features/offers/offer-page.tsx";
import { OfferWords } from "#app/features/offers/offer-words.tsx";
import { RecommendationTabs } from "#app/features/recommendations/recommendation-tabs.tsx";
import { ruleNotes } from "#app/features/recommendations/rule-notes.ts";
import { auditEntityFor } from "#app/features/offers/offer-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { answerRules } from "#app/features/recommendations/answer-list.server.ts";

export const handle = { page: "RecomendationsSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.RecomendationsSettings);

export const loader = portalLoader("RecomendationsSettings", async (args) => {
  const { recommendationRules } = args.context.services;
  const { searchParams } = new URL(args.request.url);
  // A rule has a page of its own, where other lists open a dialog.
  const edited = searchParams.get("editar");
  if (edited !== null) {
    const copied = searchParams.get("copiar");
    const query = copied === null ? "" : `?copiar=${encodeURIComponent(copied)}`;
    throw redirect(`${PAGES.RecomendationDetails.path}/${encodeURIComponent(edited)}${query}`);
  }
  const [rules, choices] = await Promise.all([
    recommendationRules.listAll(),
    recommendationRules.readChoices(),
  ]);
  const removed = rules.find(({ id }) => id === searchParams.get("excluir"));
  return {
    rules: rules.map(({ id, name, version, active, ...rule }) => ({
      ...{ id, name, version, active },
      notes: ruleNotes({ name, active, ...rule }, choices),
    })),
    dialog: removed === undefined ? null : ({ mode: "delete", id: removed.id, name: removed.name } as const),
    auditEntity: auditEntityFor(args, "recommendation"),
  };
});

export const action = portalAction("RecomendationsSettings", async ({ context, request }) =>
  answerRules(context, await request.formData()),
);

export default function RecomendationsSettings() {
  const { rules, dialog, auditEntity } = useLoaderData<typeof loader>();
  return (
    <OfferPage
      kind="recommendation"
      title={PAGE_TITLES.RecomendationsSettings}
      icon={IconBulb}
      fields={[]}
      dialog={dialog}
      answer={useActionData<typeof action>()}
      isEmpty={rules.length === 0}
      tabs={<RecommendationTabs current="RecomendationsSettings" />}
    >
      <OfferOrder
        rows={rules}
        auditEntity={auditEntity}
        nameCell={(row) => <OfferWords row={row} notes={row.notes} />}
      />
    </OfferPage>
  );
}
