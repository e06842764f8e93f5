import { ANY_BUYING_ACCESS, BUYING_ACCESS } from "../buying-access.ts";
import { LEAD_BUYING_ACCESS } from "../lead-access.ts";
import type { PageEntry } from "../pages.ts";

const { kitExpress, closedKits, mountKits, separatedSales } = BUYING_ACCESS;

/** Pages of buying: four purchase types, each with its checkout; two of them also for a system of a lead. */
export const BUYING_PAGES = {
  KitsExpress: { path: "/kits-express", access: kitExpress, icon: "express" },
  KitsIntegrator: { path: "/kitsIntegrator", access: closedKits, icon: "kit" },
  MountKit: { path: "/mountKit", access: mountKits, icon: "structure" },
  KitsOfLead: { path: "/kitsIntegrator/$leadId/$systemId", access: LEAD_BUYING_ACCESS.closedKits },
  MountKitOfLead: { path: "/mountKit/$leadId/$systemId", access: LEAD_BUYING_ACCESS.mountKits },
  Separate: { path: "/separateSale", access: separatedSales, icon: "cart" },
  KitsExpressCheckout: { path: "/kits-express/checkout", access: kitExpress, parent: "KitsExpress" },
  KitsCheckout: { path: "/kitsIntegrator/checkout", access: closedKits, parent: "KitsIntegrator" },
  MountKitCheckout: { path: "/mountKit/checkout", access: mountKits, parent: "MountKit" },
  SeparateCheckout: { path: "/separateSale/checkout", access: separatedSales, parent: "Separate" },
  SharedCart: { path: "/carrinho", access: ANY_BUYING_ACCESS },
} as const satisfies Record<string, PageEntry>;
