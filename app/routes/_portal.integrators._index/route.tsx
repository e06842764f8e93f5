import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { INTEGRATORS_TEXTS } from "#copy/integrators/integrators.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { pageEntry } from "#domain/access/pages.ts";
import { INTEGRATOR_STATUSES } from "#domain/integrators/integrator-status.ts";
import { Pager } from "#app/ui/pager.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { IntegratorSearch } from "#app/features/integrators/integrator-search.tsx";
import { IntegratorTable, NoIntegrators } from "#app/features/integrators/integrator-table.tsx";
import { IntegratorTabs } from "#app/features/integrators/integrator-tabs.tsx";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

const PAGE_SIZE = 20;

export const handle = { page: "Integrators" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.Integrators);

export const loader = portalLoader("Integrators", async ({ context, request, actor, distributor }) => {
  const params = new URL(request.url).searchParams;
  const asked = Number(params.get("page") ?? "1");
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const status = INTEGRATOR_STATUSES.find((one) => one === params.get("status")) ?? null;
  const search = (params.get("search") ?? "").trim().slice(0, 80);
  const found = await context.services.integrators.list({ status, search, page, pageSize: PAGE_SIZE });
  return {
    ...found,
    status,
    search,
    page,
    canOpen: mayAccess(actor, distributor, pageEntry("IntegratorDetails").access),
  };
});

export default function Integrators() {
  const { items, totalItems, counts, status, search, page, canOpen } = useLoaderData<typeof loader>();
  return (
    <section>
      <PageHead title={PAGE_TITLES.Integrators}>
        <IntegratorSearch status={status} search={search} />
      </PageHead>
      <IntegratorTabs status={status} search={search} counts={counts} />
      {items.length === 0 ? (
        <NoIntegrators isFiltered={status !== null || search !== ""} />
      ) : (
        <IntegratorTable rows={items} canOpen={canOpen} />
      )}
      <Pager page={page} pageSize={PAGE_SIZE} totalItems={totalItems} texts={INTEGRATORS_TEXTS} />
    </section>
  );
}
