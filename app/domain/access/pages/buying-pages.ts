import { ANY_BUYING_ACCESS, BUYING_ACCESS } from "../buying-access.ts";
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
  SharedCart: { path: "/carrinho", access: ANY_BUYING_ACCESS },
  Separate: { path: "/separateSale", access: BUYING_ACCESS.separatedSales, icon: "cart" },
} as const satisfies Record<string, PageEntry>;
