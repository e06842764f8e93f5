import type { PageEntry } from "../pages.ts";
import { PRICING_ACCESS as access } from "../pricing-access.ts";

const parent = "PrecificationSettings" as const;

/** Pages of the pricing settings.
 *  @source spec, settings screens */
export const PRICING_PAGES = {
  PrecificationSettings: {
    path: "/settings/precification",
    access,
    icon: "price",
    group: "settings",
  },
  PriceSimulator: { path: "/settings/precification/simulator", access, parent },
  PriceVersions: { path: "/settings/precification/versions", access, parent },
  PriceLists: { path: "/settings/precification/lists", access, parent },
  PriceListDetails: {
    path: "/settings/precification/lists/edit",
    access,
    parent: "PriceLists",
    takesSheets: true,
  },
  IntegratorGroups: { path: "/settings/precification/groups", access, parent },
  PriceDisplaySettings: { path: "/settings/precification/display", access, parent },
} as const satisfies Record<string, PageEntry>;
