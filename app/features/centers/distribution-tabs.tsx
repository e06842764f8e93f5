import { Link } from "@remix-run/react";
import { DISTRIBUTION_TABS as TEXTS } from "#copy/centers/distribution.ts";
import { PAGES } from "#domain/access/pages.ts";

const TABS = [
  ["centers", PAGES.DistributionCenters.path],
  ["priority", PAGES.DeliveryPriority.path],
  ["regions", PAGES.DistributionRegion.path],
] as const;

/** Tabs of centers, delivery priority and regions. */
export function DistributionTabs({ current }: { current: (typeof TABS)[number][0] }) {
  return (
    <nav className="app-tabs" aria-label={TEXTS.label}>
      {TABS.map(([tab, path]) => (
        <Link
          key={tab}
          to={path}
          prefetch="intent"
          className="app-tabs__tab"
          aria-current={tab === current ? "page" : undefined}
        >
          {TEXTS[tab]}
        </Link>
      ))}
    </nav>
  );
}
