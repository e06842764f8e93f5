import type { AccessRule } from "#domain/access/may-access.ts";

/** The distributor's dashboard is for all of its people; what of it they see depends on the rules below. */
export const dashboardAccess: AccessRule = { types: ["admin", "staff"] };

/** Every integrator has a dashboard. */
export const integratorDashboardAccess: AccessRule = { types: ["integrator"], integrator: [] };

export const seesBudgets: AccessRule = {
  types: ["admin", "staff", "integrator"],
  staff: ["budget"],
  integrator: ["budget"],
};

export const seesStock: AccessRule = {
  types: ["admin", "staff"],
  staff: ["equipment.inventory", "equipment.items"],
  anyPermission: true,
};

/** How content the own people are is the administrators' to know. */
export const seesSurvey: AccessRule = { types: ["admin"] };

export const seesNews: AccessRule = { types: ["integrator"], integrator: [], actions: ["advertising"] };
