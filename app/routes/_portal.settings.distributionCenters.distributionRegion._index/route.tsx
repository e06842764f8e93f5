import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { REGIONS_TEXTS as TEXTS } from "#copy/centers/distribution.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { stateCoverage } from "#domain/centers/state-coverage.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { NoCenters } from "#app/features/centers/center-table.tsx";
import { CoverageTable } from "#app/features/centers/coverage-table.tsx";
import { DistributionTabs } from "#app/features/centers/distribution-tabs.tsx";
import { RegionTable } from "#app/features/centers/region-table.tsx";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

export const handle = { page: "DistributionRegion" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.DistributionRegion);

export const loader = portalLoader("DistributionRegion", async ({ context, request }) => {
  const { centers, regions } = await context.services.centers.readDistribution();
  return {
    regions,
    centers: centers.map(({ id, name }) => ({ id, name })),
    coverage: stateCoverage(centers, regions).map((row) => ({
      ...row,
      centers: row.centers.map(({ id, name }) => ({ id, name })),
    })),
    isDeleted: new URL(request.url).searchParams.has("excluido"),
  };
});

export default function DistributionRegions() {
  const { regions, centers, coverage, isDeleted } = useLoaderData<typeof loader>();
  return (
    <section>
      <PageHead title={PAGE_TITLES.DistributionRegion} hint={TEXTS.hint}>
        {regions.length > 0 && (
          <LinkButton kind="primary" to={`${PAGES.DistributionRegion.path}/novo`} prefetch="intent">
            {TEXTS.new}
          </LinkButton>
        )}
      </PageHead>
      <DistributionTabs current="regions" />
      <DoneLine>{isDeleted && TEXTS.deleted}</DoneLine>
      {centers.length === 0 ? (
        <NoCenters />
      ) : (
        <>
          <RegionTable regions={regions} centers={centers} />
          <CoverageTable coverage={coverage} />
        </>
      )}
    </section>
  );
}
