import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { InventoryPage } from "#app/features/stock/inventory-page.tsx";
import { changeInventory } from "#app/features/stock/inventory-action.server.ts";
import { readInventory } from "#app/features/stock/inventory-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "EquipmentInvertersInventory" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.EquipmentInvertersInventory);
export const loader = portalLoader("EquipmentInvertersInventory", readInventory("inverters"));
export const action = portalAction("EquipmentInvertersInventory", changeInventory);

export default function EquipmentInvertersInventory() {
  const inventory = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <InventoryPage title={PAGE_TITLES.EquipmentInvertersInventory} inventory={inventory} answer={answer} />
  );
}
