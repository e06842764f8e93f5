import { PRICING_TABS } from "#copy/pricing/price-settings.ts";
import { useCurrentInView } from "#app/lib/pages/use-current-in-view.ts";
import { PAGES } from "#domain/access/pages.ts";
import { Tabs } from "#app/ui/tabs.tsx";

const TABS = [
  { page: "PrecificationSettings", label: PRICING_TABS.rules },
  { page: "PriceSimulator", label: PRICING_TABS.simulator },
  { page: "PriceVersions", label: PRICING_TABS.versions },
  { page: "PriceLists", label: PRICING_TABS.lists },
  { page: "IntegratorGroups", label: PRICING_TABS.groups },
  { page: "PriceDisplaySettings", label: PRICING_TABS.display },
] as const;

/** Tabs between the pages of prices. */
export function PricingTabs({ current }: { current: (typeof TABS)[number]["page"] }) {
  const tabs = useCurrentInView();
  return (
    <Tabs
      ref={tabs}
      label={PRICING_TABS.label}
      tabs={TABS.map(({ page, label }) => ({ to: PAGES[page].path, label, isCurrent: page === current }))}
    />
  );
}
