import { BUYING_ACCESS } from "../buying-access.ts";
import type { PageEntry } from "../pages.ts";

/** Buying. */
export const BUYING_PAGES = {
  KitsIntegrator: { path: "/kitsIntegrator", access: BUYING_ACCESS.closedKits, icon: "kit" },
  KitsCheckout: {
    path: "/kitsIntegrator/checkout",
    access: BUYING_ACCESS.closedKits,
    parent: "KitsIntegrator",
  },
  KitsExpressCheckout: { path: "/kits-express/checkout", access: BUYING_ACCESS.kitExpress },
  MountKitCheckout: { path: "/mountKit/checkout", access: BUYING_ACCESS.mountKits },
  SeparateCheckout: { path: "/separateSale/checkout", access: BUYING_ACCESS.separatedSales },
} as const satisfies Record<string, PageEntry>;
