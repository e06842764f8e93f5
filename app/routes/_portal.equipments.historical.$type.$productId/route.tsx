import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { productCrumbs } from "#app/features/catalog/product-crumbs.ts";
import { ProductHistory } from "#app/features/catalog/product-history.tsx";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { loadProductHistory } from "#app/features/catalog/product-history.server.ts";

export const handle = { page: "EquipmentHistory", above: productCrumbs } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.EquipmentHistory);

export const loader = portalLoader("EquipmentHistory", loadProductHistory);

export default function EquipmentHistory() {
  return <ProductHistory {...useLoaderData<typeof loader>()} />;
}
