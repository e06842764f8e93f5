import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { CenterNeeded } from "#app/features/centers/center-needed.tsx";
import { keepDesigns, KitsExpressPage } from "#app/features/design/kits-express-page.tsx";
import { actOnExpressPage, loadExpressPage } from "#app/features/design/express-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "KitsExpress" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.KitsExpress);
export const loader = portalLoader("KitsExpress", loadExpressPage);
export const action = portalAction("KitsExpress", actOnExpressPage);
export const shouldRevalidate = keepDesigns;

export default function KitsExpress() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  if (loaded.centers !== null) return <CenterNeeded centers={loaded.centers} />;
  return <KitsExpressPage key={params.get("cart")} {...loaded} refusal={answer?.refusal ?? null} />;
}
