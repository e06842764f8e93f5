import type { PageEntry } from "../pages.ts";

/** Page of pending discount approvals. */
export const DISCOUNT_PAGES = {
  DiscountRequisitions: {
    path: "/requests/requisitions",
    access: { types: ["admin", "staff"], staff: ["order", "order.details.discount"] },
    parent: "Requests",
  },
} as const satisfies Record<string, PageEntry>;
