import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { RULES_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import { formatInstant } from "#domain/shared/format.ts";
import { DraftPanel } from "#app/features/pricing/draft-panel.tsx";
import { PricingTabs } from "#app/features/pricing/pricing-tabs.tsx";
import { differencesOf } from "#app/features/pricing/rules-difference.ts";
import { RulesEditor } from "#app/features/pricing/rules-editor.tsx";
import { toRulesValues } from "#app/features/pricing/rules-values.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { answerRules } from "#app/features/pricing/rules-page.server.ts";
import { PageHead } from "#app/ui/page-head.tsx";

const NOTHING = { functions: [], breaks: [], minimumMarginPct: null };

export const handle = { page: "PrecificationSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PrecificationSettings);

export const loader = portalLoader("PrecificationSettings", async ({ context, distributor }) => {
  const { pricing, priceTrial } = context.services;
  const [draft, trialItems, groups] = await Promise.all([
    pricing.readDraft(),
    priceTrial.find(""),
    pricing.listGroups(),
  ]);
  const { version, publishedVersion, basedOn, updatedAt, updatedBy, rules } = draft;
  const published =
    version === 0 || publishedVersion === 0 ? null : await pricing.getVersion(publishedVersion);
  const isOutdated = version > 0 && basedOn < publishedVersion;
  return {
    saved: toRulesValues(rules),
    draft: {
      version,
      publishedVersion,
      isOutdated,
      updatedBy,
      updatedAt: updatedAt && formatInstant(updatedAt, distributor?.settings.timeZone ?? "America/Sao_Paulo"),
      differences: version === 0 ? [] : differencesOf(published?.rules ?? NOTHING, rules),
    },
    trialItems,
    groups: groups.map(({ id, name }) => ({ id, name })),
  };
});

export const action = portalAction("PrecificationSettings", ({ context, request }) =>
  answerRules(context, request),
);

export default function PrecificationSettings() {
  const { draft, ...loaded } = useLoaderData<typeof loader>();
  const found = useActionData<typeof action>();
  const [params] = useSearchParams();
  const answer = found?.kind === "rules" ? found : undefined;
  return (
    <section>
      <PageHead title={PAGE_TITLES.PrecificationSettings} hint={WORDS.hint} />
      <PricingTabs current="PrecificationSettings" />
      <DraftPanel
        key={`${String(draft.version)} ${String(draft.publishedVersion)}`}
        draft={draft}
        answer={found?.kind === "draft" ? found : undefined}
      />
      <RulesEditor
        key={answer?.key ?? `${String(draft.version)} ${params.toString()}`}
        {...loaded}
        version={draft.version}
        publishedVersion={draft.publishedVersion}
        isOutdated={draft.isOutdated}
        answer={answer}
        message={messageOf(params)}
      />
    </section>
  );
}

function messageOf(params: URLSearchParams): string | null {
  if (params.has("salvo")) return WORDS.saved;
  if (params.has("descartado")) return WORDS.discarded;
  const [published, restored] = [params.get("publicada"), params.get("restaurada")];
  if (published !== null) return fill(WORDS.published, { version: published });
  return restored === null ? null : fill(WORDS.restored, { version: restored });
}
