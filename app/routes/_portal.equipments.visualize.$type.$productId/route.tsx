import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { groupCrumbs, productName } from "#app/features/catalog/product-crumbs.ts";
import { ProductPage } from "#app/features/catalog/product-page.tsx";
import { LazySubstitutes } from "#app/features/stock/lazy-substitutes.tsx";
import { substitutesChange } from "#app/features/stock/substitutes-action.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { loadProduct } from "#app/features/catalog/product-page.server.ts";
import { answerProduct } from "#app/features/catalog/save-product.server.ts";

export const handle = { page: "EquipmentDetails", recordName: productName, above: groupCrumbs } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.EquipmentDetails);

export const loader = portalLoader("EquipmentDetails", loadProduct);
export const action = portalAction("EquipmentDetails", (args) => answerProduct(args, substitutesChange));

export default function EquipmentDetails() {
  const { substitutes, ...page } = useLoaderData<typeof loader>();
  return (
    <ProductPage
      {...page}
      substitutes={substitutes && <LazySubstitutes data={substitutes} />}
      answer={useActionData<typeof action>()}
    />
  );
}
