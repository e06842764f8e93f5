import { BUYING_ACCESS } from "../buying-access.ts";
import type { PageEntry } from "../pages.ts";

const closedKits = {
  types: ["admin", "staff", "integrator"],
  staff: ["requestsCreation.closedKits"],
  integrator: ["closedKits"],
  actions: ["enableClosedKits"],
} as const;

/** Buying. */
export const BUYING_PAGES = {
  KitsIntegrator: { path: "/kitsIntegrator", access: closedKits, icon: "kit" },
  KitsCheckout: {
    path: "/kitsIntegrator/checkout",
    access: {
      ...closedKits,
      types: ["integrator"],
      integrator: ["closedKits", "order", "requestButton.order"],
    },
    parent: "KitsIntegrator",
  },
  Separate: { path: "/separateSale", access: BUYING_ACCESS.separatedSales, icon: "cart" },
} as const satisfies Record<string, PageEntry>;
