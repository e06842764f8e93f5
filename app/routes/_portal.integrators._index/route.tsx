import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { INTEGRATORS_TEXTS } from "#copy/integrators/integrators.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { pageEntry } from "#domain/access/pages.ts";
import { INTEGRATOR_STATUSES } from "#domain/integrators/integrator-status.ts";
import { ListPager } from "#app/ui/list-pager.tsx";
import { ListToolbar } from "#app/ui/list-toolbar.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { IntegratorTable, NoIntegrators } from "#app/features/integrators/integrator-table.tsx";
import { IntegratorTabs } from "#app/features/integrators/integrator-tabs.tsx";
import { readPage } from "#app/lib/lists/list-address.ts";
import { recallList } from "#app/lib/lists/list-memory.server.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

const PAGE_SIZE = 20;

export const handle = { page: "Integrators" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.Integrators);

export const loader = portalLoader("Integrators", async (args) => {
  const { context, request, actor, distributor } = args;
  const { opensWith, ...memory } = recallList(args);
  const pageSize = memory.pageSize ?? PAGE_SIZE;
  const params = new URL(request.url).searchParams;
  const page = readPage(params);
  const status = INTEGRATOR_STATUSES.find((one) => one === params.get("status")) ?? null;
  const search = (params.get("search") ?? "").trim().slice(0, 80);
  const found = await context.services.integrators.list({ status, search, page, pageSize });
  return {
    ...found,
    status,
    search,
    page,
    pageSize,
    opensWith,
    canOpen: mayAccess(actor, distributor, pageEntry("IntegratorDetails").access),
  };
});

export default function Integrators() {
  const list = useLoaderData<typeof loader>();
  const { items, totalItems, counts, status, search, page, pageSize } = list;
  return (
    <section>
      <PageHead title={PAGE_TITLES.Integrators} />
      <IntegratorTabs status={status} search={search} counts={counts} />
      <ListToolbar
        searchLabel={INTEGRATORS_TEXTS.search}
        keep={["status"]}
        views={{ table: INTEGRATORS_TEXTS.list, opensWith: list.opensWith }}
      />
      {items.length === 0 ? (
        <NoIntegrators isFiltered={status !== null || search !== ""} />
      ) : (
        <IntegratorTable rows={items} canOpen={list.canOpen} />
      )}
      <ListPager
        usualSize={PAGE_SIZE}
        page={page}
        pageSize={pageSize}
        totalItems={totalItems}
        texts={INTEGRATORS_TEXTS}
      />
    </section>
  );
}
