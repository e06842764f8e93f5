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

/** Integrators may open every request in their list; the distributor's people need a separate permission. */
const openBudgets = { ...readBudgets, staff: ["budget", "budget.details"] } as const;
const openOrders = { ...readOrders, staff: ["order", "order.details"] } as const;
const readPayments = {
  ...openOrders,
  staff: [...openOrders.staff, "order.details.payment"],
  integrator: [...openOrders.integrator, "order.details.payment"],
} as const;
/** Like the change history. */
const readBudgetVersions = {
  ...readBudgets,
  staff: ["budget", "budget.details.changehistory"],
  integrator: ["budget", "budget.details.changehistory"],
} as const;
const readOrderVersions = {
  ...readOrders,
  staff: ["order", "order.details.changehistory"],
  integrator: ["order", "order.details.changehistory"],
} as const;

const EDIT_BUDGETS = [
  "budget.details.edit",
  "budget.edit",
  "budget.details.edit.all",
  "budget.edit.all",
] as const;
/** Who may edit a budget asks for its approval. */
const approveBudgets = {
  types: ["admin", "staff", "integrator"],
  staff: EDIT_BUDGETS,
  integrator: EDIT_BUDGETS,
  anyPermission: true,
} as const;

/** Budgets and orders. */
export const REQUEST_PAGES = {
  Budgets: { path: "/budgets", access: readBudgets, icon: "budget" },
  BudgetsDetails: { path: "/budgets/detail", access: openBudgets, parent: "Budgets" },
  BudgetVersions: { path: "/budgets/detail/versions", access: readBudgetVersions, parent: "Budgets" },
  BudgetApproval: { path: "/budgets/approval", access: approveBudgets, parent: "Budgets" },
  PurchaseApproval: {
    path: "/budgets/purchase",
    access: { types: ["integrator"], integrator: ["budget"] },
    parent: "Budgets",
  },
  Requests: { path: "/requests", access: readOrders, icon: "order" },
  OrderDetails: { path: "/requests/detail", access: openOrders, parent: "Requests" },
  OrderVersions: { path: "/requests/detail/versions", access: readOrderVersions, parent: "Requests" },
  ShippingDetails: { path: "/request/shipping", access: openOrders, parent: "Requests" },
  ReturnDetails: { path: "/request/returns", access: openOrders, parent: "Requests" },
  Payments: { path: "/payments", access: readPayments, icon: "payment" },
  PaymentDetails: { path: "/request/payment-details", access: readPayments, parent: "Requests" },
} as const satisfies Record<string, PageEntry>;
