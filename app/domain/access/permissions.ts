/** Permissions that an integrator's role may hold. */
export const INTEGRATOR_PERMISSIONS = [
  "crm",
  "integratorUsers",
  "integratorUsers.details",
  "proposalSettings",
  "proposalSettings.defaultInformations",
  "proposalSettings.defaultValuesAndPermissions",
  "proposalSettings.financing",
  "proposalSettings.proposalTemplates",
  "budget",
  "order",
  "sizing",
  "kitExpress",
  "closedKits",
  "customKits",
  "separateSale",
  "support.whatsApp",
  "requestButton.budget",
  "requestButton.order",
] as const;

/** Permissions of the distributor's staff that the pages of today ask for. */
export const STAFF_PERMISSIONS = [
  "budget",
  "budget.details",
  "order",
  "order.details",
  "order.details.payment",
  "requestsCreation.kitExpress",
  "requestsCreation.closedKits",
  "requestsCreation.customKits",
  "requestsCreation.separateSale",
  "dashboardBI",
  "integrators.read",
  "integrators.details",
  "staff",
  "staff.details",
  "equipment.items",
  "equipment.inventory",
] as const;

export type IntegratorPermission = (typeof INTEGRATOR_PERMISSIONS)[number];
export type StaffPermission = (typeof STAFF_PERMISSIONS)[number];
export type Permission = IntegratorPermission | StaffPermission;
