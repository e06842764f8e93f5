import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { redirectFrom } from "#domain/access/page-access.ts";
import { pageEntry } from "#domain/access/pages.ts";
import { IntegratorPage } from "#app/features/dashboard/integrator-page.tsx";
import type { StartPage } from "#app/features/dashboard/quick-start.tsx";
import { periodOf } from "#app/features/dashboard/dashboard-period.server.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

const STARTS: readonly StartPage[] = ["KitsExpress", "KitsIntegrator", "MountKit", "Separate"];

export const handle = { page: "DashboardIntegrator" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.DashboardIntegrator);

export const loader = portalLoader(
  "DashboardIntegrator",
  async ({ context, request, actor, distributor }) => {
    const { query, fields } = periodOf(request);
    return {
      name: actor.name,
      dashboard: await context.services.dashboard.readIntegrator(query),
      fields,
      starts: STARTS.flatMap((page) => {
        const entry = pageEntry(page);
        return redirectFrom(entry, actor, distributor) === null ? [{ page, path: entry.path }] : [];
      }),
    };
  },
);

export default function DashboardIntegrator() {
  return <IntegratorPage {...useLoaderData<typeof loader>()} />;
}
