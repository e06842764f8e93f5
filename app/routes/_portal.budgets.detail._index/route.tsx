import type { MetaFunction } from "@remix-run/cloudflare";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { MissingRequest } from "#app/features/requests/missing-request.tsx";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "BudgetsDetails" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.BudgetsDetails);

export const loader = portalLoader("BudgetsDetails", () => null);

export default function BudgetsDetailsWithout() {
  return <MissingRequest type="budget" />;
}
