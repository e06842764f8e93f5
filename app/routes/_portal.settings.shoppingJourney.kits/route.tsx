import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { BUYING_TEXTS } from "#copy/settings/buying-settings.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { BuyingEditor } from "#app/features/settings/buying-editor.tsx";
import { toBuyingValues } from "#app/features/settings/buying-values.ts";
import { OfferTabs } from "#app/features/offers/offer-tabs.tsx";
import { useClearedDraft } from "#app/lib/drafts/versioned-draft.ts";
import { answerBuying, DEFAULT_BUYING } from "#app/features/settings/buying-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import { PageHead } from "#app/ui/page-head.tsx";

export const handle = { page: "ShoppingJourneyKits" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.ShoppingJourneyKits);

export const loader = portalLoader("ShoppingJourneyKits", ({ context }) => {
  const { settings, versions } = context.services.buyingSettings.readSettings();
  return { saved: toBuyingValues(settings), versions, defaults: DEFAULT_BUYING };
});

export const action = portalAction("ShoppingJourneyKits", ({ context, request }) =>
  answerBuying(context, request),
);

export default function ShoppingJourneyKits() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  // The draft's name holds the versions, so that the draft of an earlier version is not restored.
  const draft = { ...useSignedIn(), name: `buying-${Object.values(loaded.versions).join(".")}` };
  useClearedDraft(draft, params.has("salvo") ? 1 : 0);
  return (
    <section>
      <PageHead title={PAGE_TITLES.ShoppingJourneyKits} hint={BUYING_TEXTS.hint} />
      <OfferTabs current="ShoppingJourneyKits" />
      <BuyingEditor
        key={answer?.key ?? params.get("salvo") ?? ""}
        {...loaded}
        draft={draft}
        answer={answer}
        isSaved={params.has("salvo")}
      />
    </section>
  );
}
