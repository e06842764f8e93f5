import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { InventoryPage } from "#app/features/stock/inventory-page.tsx";
import { changeInventory } from "#app/features/stock/inventory-action.server.ts";
import { readInventory } from "#app/features/stock/inventory-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "EquipmentModulesInventory" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.EquipmentModulesInventory);
export const loader = portalLoader("EquipmentModulesInventory", readInventory("modules"));
export const action = portalAction("EquipmentModulesInventory", changeInventory);

export default function EquipmentModulesInventory() {
  const inventory = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <InventoryPage title={PAGE_TITLES.EquipmentModulesInventory} inventory={inventory} answer={answer} />
  );
}
