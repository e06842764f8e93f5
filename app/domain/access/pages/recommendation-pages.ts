import type { PageEntry } from "../pages.ts";

const access = {
  types: ["admin", "staff"],
  staff: ["configuration.recommendations"],
  notForBackOffice: true,
} as const;
const parent = "RecomendationsSettings" as const;

/** Pages of the recommendation settings, with the specification's paths.
 *  @source spec, settings screens */
export const RECOMMENDATION_PAGES = {
  RecomendationsSettings: {
    path: "/settings/recomendations",
    access,
    icon: "recommendation",
    group: "settings",
  },
  RecomendationDetails: { path: "/settings/recomendations/edit", access, parent },
  RecomendationBench: { path: "/settings/recomendations/bench", access, parent },
} as const satisfies Record<string, PageEntry>;
