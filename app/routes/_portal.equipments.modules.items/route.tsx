import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { ProductListPage } from "#app/features/catalog/product-list-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { changeProduct, loadProducts } from "#app/features/catalog/product-list-page.server.ts";

export const handle = { page: "EquipmentModules" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.EquipmentModules);

export const loader = portalLoader("EquipmentModules", (args) =>
  loadProducts(args, { page: "EquipmentModules", group: "modules" }),
);
export const action = portalAction("EquipmentModules", changeProduct);

export default function EquipmentModules() {
  return (
    <ProductListPage {...useLoaderData<typeof loader>()} refusal={useActionData<typeof action>() ?? null} />
  );
}
