import { OFFER_TABS } from "#copy/offers.ts";
import { PAGES } from "#domain/access/pages.ts";
import { Tabs } from "#app/ui/tabs.tsx";

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
    <Tabs
      label={isJourney ? OFFER_TABS.journey : OFFER_TABS.extras}
      tabs={(isJourney ? JOURNEY : EXTRAS).map(({ page, label }) => ({
        to: PAGES[page].path,
        label,
        isCurrent: page === current,
      }))}
    />
  );
}
