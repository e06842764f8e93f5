import type { AccessRule } from "#domain/access/may-access.ts";

/** Permission to see the distributor's dashboard: all of its people. The rules below decide about its parts. */
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

/** Permission to see the survey's results: administrators only. */
export const seesSurvey: AccessRule = { types: ["admin"] };

export const seesNews: AccessRule = { types: ["integrator"], integrator: [], actions: ["advertising"] };
