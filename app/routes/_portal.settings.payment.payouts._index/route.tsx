import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PayoutsPage } from "#app/features/settings/payouts-page.tsx";
import { loadPayouts } from "#app/features/settings/payouts-page.server.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "PaymentPayouts" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PaymentPayouts);

export const loader = portalLoader("PaymentPayouts", loadPayouts);

export default function PaymentPayouts() {
  return <PayoutsPage {...useLoaderData<typeof loader>()} />;
}
