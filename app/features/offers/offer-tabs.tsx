import { Link } from "@remix-run/react";
import { OFFER_TABS } from "#copy/offers.ts";
import { PAGES } from "#domain/access/pages.ts";

const JOURNEY = [
  { page: "ShoppingJourneyKits", label: OFFER_TABS.kits },
  { page: "ShoppingJourneySeparatedSales", label: OFFER_TABS.separatedSales },
] as const;
const EXTRAS = [
  { page: "ExtraItemsSettings", label: OFFER_TABS.extraItems },
  { page: "ServicesSettings", label: OFFER_TABS.services },
] as const;

type TabPage = (typeof JOURNEY | typeof EXTRAS)[number]["page"];

/** Tabs between related settings pages. */
export function OfferTabs({ current }: { current: TabPage }) {
  const isJourney = JOURNEY.some(({ page }) => page === current);
  return (
    <nav className="app-tabs" aria-label={isJourney ? OFFER_TABS.journey : OFFER_TABS.extras}>
      {(isJourney ? JOURNEY : EXTRAS).map(({ page, label }) => (
        <Link
          key={page}
          to={PAGES[page].path}
          className="app-tabs__tab"
          aria-current={page === current ? "page" : undefined}
          prefetch="intent"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
