import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/portal.ts";
import { OrderDashboard } from "#app/features/requests/order-dashboard.tsx";
import { portalLoader } from "#app/lib/page-loader.server.ts";
import { pageMeta } from "#app/lib/page-title.ts";

export const handle = { page: "DashboardIntegrator" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.DashboardIntegrator);

export const loader = portalLoader("DashboardIntegrator", async ({ context, actor }) => ({
  name: actor.name,
  ...(await context.services.requests.readDashboard()),
}));

export default function DashboardIntegrator() {
  return <OrderDashboard {...useLoaderData<typeof loader>()} side="integrator" canBuy={true} />;
}
