import type { PageEntry } from "../pages.ts";

/** Landing pages. */
export const SHELL_PAGES = {
  Dashboard: { path: "/dashboard", access: { types: ["admin", "staff"] }, icon: "home" },
  DashboardIntegrator: {
    path: "/dashboardIntegrator",
    access: { types: ["integrator"], integrator: [] },
    icon: "home",
  },
} as const satisfies Record<string, PageEntry>;
