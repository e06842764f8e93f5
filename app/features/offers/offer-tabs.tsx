import { OFFER_TABS } from "#copy/offers.ts";
import { PAGES } from "#domain/access/pages.ts";
import { Tabs } from "#app/ui/tabs.tsx";

const BUYING = [
  { page: "ShoppingJourneyKits", label: OFFER_TABS.kits },
  { page: "ShoppingJourneySeparatedSales", label: OFFER_TABS.separatedSales },
] as const;
const EXTRAS = [
  { page: "ExtraItemsSettings", label: OFFER_TABS.extraItems },
  { page: "ServicesSettings", label: OFFER_TABS.services },
] as const;

type TabPage = (typeof BUYING | typeof EXTRAS)[number]["page"];

/** Tabs between related settings pages. */
export function OfferTabs({ current }: { current: TabPage }) {
  const isBuying = BUYING.some(({ page }) => page === current);
  return (
    <Tabs
      label={isBuying ? OFFER_TABS.buying : OFFER_TABS.extras}
      tabs={(isBuying ? BUYING : EXTRAS).map(({ page, label }) => ({
        to: PAGES[page].path,
        label,
        isCurrent: page === current,
      }))}
    />
  );
}
