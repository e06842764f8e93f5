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
  KitsExpress: { path: "/kits-express", access: BUYING_ACCESS.kitExpress, icon: "express" },
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
} as const satisfies Record<string, PageEntry>;
