import { FREIGHT_TEXTS as TEXTS } from "#copy/freight/freight.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { FREIGHT_TABS, type FreightTab } from "./freight-tab-names.ts";

/** Tabs of the freight page; each has an address of its own. */
export function FreightTabs({ current }: { current: FreightTab }) {
  return (
    <Tabs
      label={TEXTS.tabsLabel}
      tabs={FREIGHT_TABS.map((tab) => ({
        to: tab === "geral" ? "/settings/delivery" : `/settings/delivery?aba=${tab}`,
        label: TEXTS.tabs[tab],
        isCurrent: tab === current,
      }))}
    />
  );
}
