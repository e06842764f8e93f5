import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PRICE_SETTINGS_TEXTS } from "#copy/pricing/price-settings.ts";
import { PriceSettingsForm } from "#app/features/pricing/price-settings-form.tsx";
import { toPriceSettingsValues } from "#app/features/pricing/price-settings-values.ts";
import { PricingTabs } from "#app/features/pricing/pricing-tabs.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { answerPriceSettings } from "#app/features/pricing/price-settings-page.server.ts";
import { PageHead } from "#app/ui/page-head.tsx";

export const handle = { page: "PriceDisplaySettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PriceDisplaySettings);

export const loader = portalLoader("PriceDisplaySettings", ({ context }) => {
  const { settings, versions } = context.services.priceSettings.read();
  return { saved: toPriceSettingsValues(settings), versions };
});

export const action = portalAction("PriceDisplaySettings", ({ context, request }) =>
  answerPriceSettings(context, request),
);

export default function PriceDisplaySettings() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  return (
    <section>
      <PageHead title={PAGE_TITLES.PriceDisplaySettings} hint={PRICE_SETTINGS_TEXTS.hint} />
      <PricingTabs current="PriceDisplaySettings" />
      <PriceSettingsForm
        key={answer?.key ?? params.get("salvo") ?? ""}
        {...loaded}
        answer={answer}
        isSaved={params.has("salvo")}
      />
    </section>
  );
}
