import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { actOnPurchase, loadPurchase } from "#app/features/purchases/purchase-page.server.ts";
import { PurchasePage } from "#app/features/purchases/purchase-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = {
  page: "PurchaseApproval",
  recordName: (data?: { purchase: { request: { code: string } } }) => data?.purchase.request.code ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PurchaseApproval);

export const loader = portalLoader("PurchaseApproval", loadPurchase);
export const action = portalAction("PurchaseApproval", actOnPurchase);

export default function PurchaseApproval() {
  const answer = useActionData<typeof action>();
  return <PurchasePage {...useLoaderData<typeof loader>()} answer={answer ?? undefined} />;
}
