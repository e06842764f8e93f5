import { DISTRIBUTION_TABS as TEXTS } from "#copy/centers/distribution.ts";
import { PAGES } from "#domain/access/pages.ts";
import { Tabs } from "#app/ui/tabs.tsx";

const TABS = [
  ["centers", PAGES.DistributionCenters.path],
  ["priority", PAGES.DeliveryPriority.path],
  ["regions", PAGES.DistributionRegion.path],
] as const;

/** Tabs of centers, delivery priority and regions. */
export function DistributionTabs({ current }: { current: (typeof TABS)[number][0] }) {
  return (
    <Tabs
      label={TEXTS.label}
      tabs={TABS.map(([tab, to]) => ({ to, label: TEXTS[tab], isCurrent: tab === current }))}
    />
  );
}
