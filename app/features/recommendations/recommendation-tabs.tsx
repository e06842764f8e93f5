import { Link } from "@remix-run/react";
import { RECOMMENDATION_TABS as TEXTS } from "#copy/recommendations.ts";
import { PAGES } from "#domain/access/pages.ts";

const TABS = [
  { page: "RecomendationsSettings", label: TEXTS.rules },
  { page: "RecomendationBench", label: TEXTS.bench },
] as const;

/** Tabs of the rules and their test bench. */
export function RecommendationTabs({ current }: { current: (typeof TABS)[number]["page"] }) {
  return (
    <nav className="app-tabs" aria-label={TEXTS.label}>
      {TABS.map(({ page, label }) => (
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
