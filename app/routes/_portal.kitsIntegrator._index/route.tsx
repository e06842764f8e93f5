import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { askedAnew, KitListRoute } from "#app/features/closed-kits/kit-list-route.tsx";
import { actOnKitListPage, loadKitListPage } from "#app/features/closed-kits/kit-list-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "KitsIntegrator" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.KitsIntegrator);
export const loader = portalLoader("KitsIntegrator", (args) => loadKitListPage(args));
export const action = portalAction("KitsIntegrator", actOnKitListPage);
export const shouldRevalidate = askedAnew;

export default function KitsIntegrator() {
  return <KitListRoute {...useLoaderData<typeof loader>()} />;
}
