import { PRODUCT_LIST_TEXTS } from "#copy/catalog/products.ts";
import { INVENTORY_TEXTS } from "#copy/stock/stock.ts";
import type { EquipmentGroup } from "#domain/catalog/product-types.ts";
import { Tabs } from "#app/ui/tabs.tsx";

const TABS = ["items", "stock", "arrivals", "moves"] as const;

export type EquipmentTab = (typeof TABS)[number];

/** Tabs of a group of equipment: its items and the views of its stock. */
export function EquipmentTabs({
  group,
  current,
  hasItems = true,
}: {
  group: EquipmentGroup;
  current: EquipmentTab;
  /** Whether the person may see the items as well. */
  hasItems?: boolean;
}) {
  return (
    <Tabs
      label={PRODUCT_LIST_TEXTS.tabs}
      tabs={TABS.filter((tab) => hasItems || tab !== "items").map((tab) => ({
        to: tabPath(group, tab),
        label: tab === "items" ? PRODUCT_LIST_TEXTS.items : INVENTORY_TEXTS.views[tab],
        isCurrent: tab === current,
      }))}
    />
  );
}

function tabPath(group: EquipmentGroup, tab: EquipmentTab): string {
  if (tab === "items") return `/equipments/${group}/items`;
  return `/equipments/${group}/inventory${tab === "stock" ? "" : `?view=${tab}`}`;
}
