import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { ProductListPage } from "#app/features/catalog/product-list-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { changeProduct, loadProducts } from "#app/features/catalog/product-list-page.server.ts";

export const handle = { page: "EquipmentStringbox" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.EquipmentStringbox);

export const loader = portalLoader("EquipmentStringbox", (args) =>
  loadProducts(args, { page: "EquipmentStringbox", group: "stringbox" }),
);
export const action = portalAction("EquipmentStringbox", changeProduct);

export default function EquipmentStringbox() {
  return (
    <ProductListPage {...useLoaderData<typeof loader>()} refusal={useActionData<typeof action>() ?? null} />
  );
}
