import type { PageEntry } from "../pages.ts";

/** Page of the freight settings.
 *  @source spec, settings screens */
export const FREIGHT_PAGES = {
  DeliverySettings: {
    path: "/settings/delivery",
    access: { types: ["admin", "staff"], staff: ["configuration.freight"], notForBackOffice: true },
    icon: "freight",
    group: "settings",
    takesSheets: true,
  },
} as const satisfies Record<string, PageEntry>;
