import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { ProductListPage } from "#app/features/catalog/product-list-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { changeProduct, loadProducts } from "#app/features/catalog/product-list-page.server.ts";

export const handle = { page: "EquipmentInverters" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.EquipmentInverters);

export const loader = portalLoader("EquipmentInverters", (args) =>
  loadProducts(args, { page: "EquipmentInverters", group: "inverters" }),
);
export const action = portalAction("EquipmentInverters", changeProduct);

export default function EquipmentInverters() {
  return (
    <ProductListPage {...useLoaderData<typeof loader>()} refusal={useActionData<typeof action>() ?? null} />
  );
}
