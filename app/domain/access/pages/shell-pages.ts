import { SIGNED_IN } from "../may-access.ts";
import type { PageEntry } from "../pages.ts";

/** Landing pages, and what people keep of their own. */
export const SHELL_PAGES = {
  Dashboard: { path: "/dashboard", access: { types: ["admin", "staff"] }, icon: "home" },
  DashboardIntegrator: {
    path: "/dashboardIntegrator",
    access: { types: ["integrator"], integrator: [] },
    icon: "home",
  },
  UserInfo: { path: "/info/user", access: SIGNED_IN },
  CompanyInfo: { path: "/info/company", access: { types: ["integrator"], integrator: [] } },
} as const satisfies Record<string, PageEntry>;
