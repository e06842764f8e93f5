import { RECOMMENDATION_TABS as TEXTS } from "#copy/recommendations.ts";
import { PAGES } from "#domain/access/pages.ts";
import { Tabs } from "#app/ui/tabs.tsx";

const TABS = [
  { page: "RecomendationsSettings", label: TEXTS.rules },
  { page: "RecomendationBench", label: TEXTS.bench },
] as const;

/** Tabs of the rules and their test bench. */
export function RecommendationTabs({ current }: { current: (typeof TABS)[number]["page"] }) {
  return (
    <Tabs
      label={TEXTS.label}
      tabs={TABS.map(({ page, label }) => ({ to: PAGES[page].path, label, isCurrent: page === current }))}
    />
  );
}
