import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { redirectFrom } from "#domain/access/page-access.ts";
import { pageEntry } from "#domain/access/pages.ts";
import { DashboardPage } from "#app/features/dashboard/dashboard-page.tsx";
import type { WelcomePage } from "#app/features/dashboard/welcome.tsx";
import { periodOf } from "#app/features/dashboard/dashboard-period.server.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

const STEPS: readonly WelcomePage[] = ["Integrators", "ThemeSettings", "RolesSettings", "Settings"];

export const handle = { page: "Dashboard" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.Dashboard);

export const loader = portalLoader("Dashboard", async ({ context, request, actor, distributor }) => {
  const { query, fields } = periodOf(request);
  return {
    name: actor.name,
    dashboard: await context.services.dashboard.read(query),
    fields,
    mayOpenOrders: redirectFrom(pageEntry("OrderDetails"), actor, distributor) === null,
    steps: STEPS.flatMap((page) => {
      const entry = pageEntry(page);
      return redirectFrom(entry, actor, distributor) === null ? [{ page, path: entry.path }] : [];
    }),
  };
});

export default function Dashboard() {
  return <DashboardPage {...useLoaderData<typeof loader>()} />;
}
