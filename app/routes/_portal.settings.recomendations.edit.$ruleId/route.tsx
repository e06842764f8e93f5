import "#app/features/recommendations/recommendations.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { RECOMMENDATION_FORM_WORDS as WORDS } from "#copy/recommendations.ts";
import { PAGES } from "#domain/access/pages.ts";
import {
  EMPTY_RECOMMENDATION_FORM,
  toRecommendationForm,
} from "#domain/recommendations/recommendation-form.ts";
import { RECOMMENDATION_VARIABLES } from "#domain/recommendations/recommendation-variables.ts";
import { RuleEditor } from "#app/features/recommendations/rule-editor.tsx";
import { actOnRule } from "#app/features/recommendations/rule-page.server.ts";
import { RecordPage } from "#app/features/records/record-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

/** Value of the path parameter for a new rule. */
const NEW = "novo";

export const handle = { page: "RecomendationDetails" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.RecomendationDetails);

export const loader = portalLoader("RecomendationDetails", async ({ context, params, request }) => {
  const { recommendationRules } = context.services;
  const { searchParams } = new URL(request.url);
  const id = params["ruleId"] ?? NEW;
  const copyOf = id === NEW ? searchParams.get("copiar") : null;
  const [stored, choices] = await Promise.all([
    id === NEW && copyOf === null ? null : recommendationRules.get(copyOf ?? id),
    recommendationRules.readChoices(),
  ]);
  const form = stored === null ? EMPTY_RECOMMENDATION_FORM : toRecommendationForm(stored);
  const copy = { name: fill(WORDS.copyOf, { name: form.name }).slice(0, 80), active: "false" } as const;
  return {
    rule: stored && copyOf === null ? { id, name: stored.name, version: stored.version } : null,
    copyOf,
    form: copyOf === null ? form : { ...form, ...copy },
    choices: {
      ...choices,
      variables: RECOMMENDATION_VARIABLES.map(({ key, name }) => ({ key, name })),
    },
    savedVersion: Number(searchParams.get("salvo") ?? "0"),
  };
});

export const action = portalAction("RecomendationDetails", async ({ context, params, request }) => {
  const id = params["ruleId"] === NEW ? null : (params["ruleId"] ?? null);
  return actOnRule(context, await request.formData(), id);
});

export default function RecomendationDetails() {
  const { rule, copyOf, choices, ...page } = useLoaderData<typeof loader>();
  return (
    <RecordPage
      {...page}
      className="app-recommendation-page"
      record={{ kind: "recommendation", id: rule?.id ?? null, copyOf }}
      version={rule?.version ?? null}
      title={rule?.name ?? WORDS.newTitle}
      hint={<Link to={PAGES.RecomendationsSettings.path}>{WORDS.back}</Link>}
      saved={WORDS.saved}
      answer={useActionData<typeof action>()}
    >
      {(editor) => <RuleEditor {...editor} choices={choices} />}
    </RecordPage>
  );
}
