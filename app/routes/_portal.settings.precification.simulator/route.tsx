import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/portal.ts";
import { SIMULATOR_TEXTS as WORDS } from "#copy/precification.ts";
import { SimulateSchema } from "#domain/pricing/pricing-input-schema.ts";
import { PricingTabs } from "#app/features/pricing/pricing-tabs.tsx";
import { SimulationView, type SimulatedOn } from "#app/features/pricing/simulation-view.tsx";
import { readPage } from "#app/lib/list-address.ts";
import { portalLoader } from "#app/lib/page-loader.server.ts";
import { pageMeta } from "#app/lib/page-title.ts";

export const handle = { page: "PriceSimulator" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PriceSimulator);

export const loader = portalLoader("PriceSimulator", async ({ context, request, distributor }) => {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("on");
  const on = (Object.keys(WORDS.ons) as SimulatedOn[]).find((one) => one === asked) ?? "requests";
  const { pricing } = context.services;
  const [draft, simulation] = await Promise.all([
    pricing.readDraft(),
    pricing.simulate(SimulateSchema.parse({ on, page: Math.min(readPage(searchParams), 10_000) })),
  ]);
  return {
    simulation,
    on,
    onlyChanged: searchParams.has("mudam"),
    hasDraft: draft.version > 0,
    timeZone: distributor?.settings.timeZone ?? "America/Sao_Paulo",
  };
});

export default function PriceSimulator() {
  return (
    <section>
      <div className="app-page-head">
        <div>
          <h1 className="app-page-title">{PAGE_TITLES.PriceSimulator}</h1>
          <p className="app-page-hint">{WORDS.hint}</p>
        </div>
      </div>
      <PricingTabs current="PriceSimulator" />
      <SimulationView {...useLoaderData<typeof loader>()} />
    </section>
  );
}
