import type { PageEntry } from "../pages.ts";

const readOrders = {
  types: ["admin", "staff", "integrator"],
  staff: ["order"],
  integrator: ["order"],
} as const;

/** Orders. */
export const REQUEST_PAGES = {
  Requests: { path: "/requests", access: readOrders, icon: "order" },
  OrderDetails: { path: "/requests/detail", access: readOrders, parent: "Requests" },
} as const satisfies Record<string, PageEntry>;
