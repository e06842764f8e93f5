import { ANY_BUYING_ACCESS, BUYING_ACCESS } from "../buying-access.ts";
import type { PageEntry } from "../pages.ts";

/** Buying. */
export const BUYING_PAGES = {
  KitsIntegrator: { path: "/kitsIntegrator", access: BUYING_ACCESS.closedKits, icon: "kit" },
  KitsCheckout: {
    path: "/kitsIntegrator/checkout",
    access: BUYING_ACCESS.closedKits,
    parent: "KitsIntegrator",
  },
  SharedCart: { path: "/carrinho", access: ANY_BUYING_ACCESS },
  Separate: { path: "/separateSale", access: BUYING_ACCESS.separatedSales, icon: "cart" },
  KitsExpressCheckout: { path: "/kits-express/checkout", access: BUYING_ACCESS.kitExpress },
  MountKitCheckout: { path: "/mountKit/checkout", access: BUYING_ACCESS.mountKits },
  SeparateCheckout: { path: "/separateSale/checkout", access: BUYING_ACCESS.separatedSales },
  MountKit: { path: "/mountKit", access: BUYING_ACCESS.mountKits, icon: "structure" },
} as const satisfies Record<string, PageEntry>;
