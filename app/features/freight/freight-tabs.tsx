import { Link } from "@remix-run/react";
import { FREIGHT_TEXTS as TEXTS } from "#copy/freight/freight.ts";
import { FREIGHT_TABS, type FreightTab } from "./freight-tab-names.ts";

/** Tabs of the freight page; each has an address of its own. */
export function FreightTabs({ current }: { current: FreightTab }) {
  return (
    <nav className="app-tabs" aria-label={TEXTS.tabsLabel}>
      {FREIGHT_TABS.map((tab) => (
        <Link
          key={tab}
          to={tab === "geral" ? "/settings/delivery" : `/settings/delivery?aba=${tab}`}
          className="app-tabs__tab"
          aria-current={tab === current ? "page" : undefined}
          prefetch="intent"
        >
          {TEXTS.tabs[tab]}
        </Link>
      ))}
    </nav>
  );
}
