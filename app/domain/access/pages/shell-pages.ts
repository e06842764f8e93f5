import { SIGNED_IN } from "../may-access.ts";
import type { PageEntry } from "../pages.ts";

/** Landing pages and personal pages. */
export const SHELL_PAGES = {
  Dashboard: { path: "/dashboard", access: { types: ["admin", "staff"] }, icon: "home" },
  DashboardBI: {
    path: "/dashboard-bi",
    access: { types: ["admin", "staff"], staff: ["dashboardBI"] },
    icon: "chart",
    hidden: "withoutBiUrl",
  },
  DashboardIntegrator: {
    path: "/dashboardIntegrator",
    access: { types: ["integrator"], integrator: [] },
    icon: "home",
  },
  UserInfo: { path: "/info/user", access: SIGNED_IN },
  OwnNotifications: { path: "/info/notifications", access: SIGNED_IN, parent: "UserInfo" },
  Help: { path: "/ajuda", access: { types: ["admin", "staff"] } },
  CompanyInfo: { path: "/info/company", access: { types: ["integrator"], integrator: [] } },
} as const satisfies Record<string, PageEntry>;
