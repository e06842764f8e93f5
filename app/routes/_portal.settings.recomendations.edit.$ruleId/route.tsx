import "#app/styles/offers.css";
import "#app/styles/recommendations.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { PAGE_TITLES } from "#copy/portal.ts";
import { RECOMMENDATION_FORM_WORDS as WORDS } from "#copy/recommendations.ts";
import { PAGES } from "#domain/access/pages.ts";
import {
  EMPTY_RECOMMENDATION_FORM,
  toRecommendationForm,
} from "#domain/recommendations/recommendation-form.ts";
import { RECOMMENDATION_VARIABLES } from "#domain/recommendations/recommendation-variables.ts";
import { DoneLine } from "#app/components/done-line.tsx";
import { RuleEditor } from "#app/features/recommendations/rule-editor.tsx";
import { useClearedDraft } from "#app/lib/drafts/versioned-draft.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { readSentRule, reapplyRule, saveRule } from "#app/features/recommendations/answer-rule.server.ts";

/** Stands in the address in the place of an id. */
const NEW = "novo";

export const handle = { page: "RecomendationDetails" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.RecomendationDetails);

export const loader = portalLoader(
  "RecomendationDetails",
  async ({ context, params, request, actor, distributor }) => {
    const { recommendationRules } = context.services;
    const { searchParams } = new URL(request.url);
    const id = params["ruleId"] ?? NEW;
    const copied = searchParams.get("copiar");
    const modelId = id === NEW ? copied : id;
    const [model, choices] = await Promise.all([
      modelId === null ? null : recommendationRules.get(modelId),
      recommendationRules.readChoices(),
    ]);
    const form = model === null ? EMPTY_RECOMMENDATION_FORM : toRecommendationForm(model);
    const name = fill(WORDS.copyOf, { name: form.name }).slice(0, 80);
    return {
      rule: model !== null && id !== NEW ? { name: model.name, version: model.version } : null,
      form: model !== null && id === NEW ? { ...form, name, active: false } : form,
      choices: {
        ...choices,
        variables: RECOMMENDATION_VARIABLES.map(({ key, name: label }) => ({ key, name: label })),
      },
      savedVersion: Number(searchParams.get("salvo") ?? "0"),
      draft: {
        name: `recommendation:${id}:${id === NEW ? (copied ?? "") : ""}`,
        userId: actor.userId,
        distributorId: distributor?.id ?? "",
      },
    };
  },
);

export const action = portalAction("RecomendationDetails", async ({ context, params, request }) => {
  const fields = await request.formData();
  const id = params["ruleId"] === NEW ? null : (params["ruleId"] ?? null);
  const sent = readSentRule(fields);
  return fields.get("intent") === "reapply" && id !== null
    ? reapplyRule(context, id, sent)
    : saveRule(context, id, sent);
});

export default function RecomendationDetails() {
  const { rule, draft, savedVersion, ...rest } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isSaved = rule !== null && savedVersion === rule.version && answer === undefined;
  useClearedDraft(draft, savedVersion);
  return (
    <section className="app-recommendation-page">
      <div className="app-page-head">
        <div>
          <h1 className="app-page-title">{rule?.name ?? WORDS.newTitle}</h1>
          <p className="app-page-hint">
            <Link to={PAGES.RecomendationsSettings.path}>{WORDS.back}</Link>
          </p>
        </div>
      </div>
      <DoneLine>{isSaved && WORDS.saved}</DoneLine>
      <RuleEditor
        key={`${draft.name} ${String(savedVersion)} ${answer?.key ?? ""}`}
        {...rest}
        version={rule?.version ?? null}
        draft={draft}
        answer={answer}
      />
    </section>
  );
}
