import type { PageEntry } from "../pages.ts";

const readBudgets = {
  types: ["admin", "staff", "integrator"],
  staff: ["budget"],
  integrator: ["budget"],
} as const;

const readOrders = {
  types: ["admin", "staff", "integrator"],
  staff: ["order"],
  integrator: ["order"],
} as const;

/** Budgets and orders. */
export const REQUEST_PAGES = {
  Budgets: { path: "/budgets", access: readBudgets, icon: "budget" },
  BudgetsDetails: { path: "/budgets/detail", access: readBudgets, parent: "Budgets" },
  Requests: { path: "/requests", access: readOrders, icon: "order" },
  OrderDetails: { path: "/requests/detail", access: readOrders, parent: "Requests" },
} as const satisfies Record<string, PageEntry>;
