import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { SIMULATOR_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import { SimulateSchema } from "#domain/pricing/pricing-input-schema.ts";
import { PricingTabs } from "#app/features/pricing/pricing-tabs.tsx";
import { SimulationPage } from "#app/features/pricing/simulation-view.tsx";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { readSimulationFilter } from "#app/features/pricing/read-simulation-filter.ts";
import { PageHead } from "#app/ui/page-head.tsx";

export const handle = { page: "PriceSimulator" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PriceSimulator);

export const loader = portalLoader("PriceSimulator", async ({ context, request, distributor }) => {
  const filter = readSimulationFilter(new URL(request.url).searchParams);
  const { page, ...shown } = filter;
  const { pricing } = context.services;
  const [draft, simulation] = await Promise.all([
    pricing.readDraft(),
    pricing.simulate(SimulateSchema.parse({ ...shown, page })),
  ]);
  return {
    simulation,
    filter: shown,
    hasDraft: draft.version > 0,
    timeZone: distributor?.settings.timeZone ?? "America/Sao_Paulo",
  };
});

export default function PriceSimulator() {
  return (
    <section>
      <PageHead title={PAGE_TITLES.PriceSimulator} hint={WORDS.hint} />
      <PricingTabs current="PriceSimulator" />
      <SimulationPage {...useLoaderData<typeof loader>()} />
    </section>
  );
}
