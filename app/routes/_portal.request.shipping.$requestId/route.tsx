import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { actOnShipments, loadShipments } from "#app/features/shipments/shipments-page.server.ts";
import { ShipmentsPage } from "#app/features/shipments/shipments-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = {
  page: "ShippingDetails",
  recordName: (data?: { request: { code: string } }) => data?.request.code ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.ShippingDetails);

export const loader = portalLoader("ShippingDetails", loadShipments);

export const action = portalAction("ShippingDetails", actOnShipments);

export default function ShippingDetails() {
  return <ShipmentsPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
