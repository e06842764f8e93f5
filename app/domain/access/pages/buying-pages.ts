import type { PageEntry } from "../pages.ts";

const closedKits = {
  types: ["admin", "staff", "integrator"],
  staff: ["requestsCreation.closedKits"],
  integrator: ["closedKits"],
  actions: ["enableClosedKits"],
} as const;

/** Putting a kit together. */
const customKits = {
  types: ["admin", "staff", "integrator"],
  staff: ["requestsCreation.customKits"],
  integrator: ["customKits"],
  actions: ["kitMount"],
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
  MountKit: { path: "/mountKit", access: customKits, icon: "structure" },
} as const satisfies Record<string, PageEntry>;
