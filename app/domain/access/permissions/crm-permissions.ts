import { BOTH, INTEGRATOR, type PermissionEntry } from "./permission-entry.ts";

/** The CRM and the proposals of integrators.
 *  @source spec, roles and permissions */
export const CRM_PERMISSIONS = [
  { key: "crm", types: INTEGRATOR, group: "crm" },
  { key: "supervisor", types: INTEGRATOR, group: "crm" },
  { key: "seeResponsible", types: BOTH, group: "crm" },
  { key: "proposalSettings", types: INTEGRATOR, group: "proposals" },
  { key: "proposalSettings.defaultInformations", types: INTEGRATOR, group: "proposals" },
  { key: "proposalSettings.defaultValuesAndPermissions", types: INTEGRATOR, group: "proposals" },
  { key: "proposalSettings.financing", types: INTEGRATOR, group: "proposals" },
  { key: "proposalSettings.proposalTemplates", types: INTEGRATOR, group: "proposals" },
] as const satisfies readonly PermissionEntry[];

export type CrmPermission = (typeof CRM_PERMISSIONS)[number]["key"];
