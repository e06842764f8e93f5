import { type Permission, PERMISSIONS, permissionsOfType, type RoleType } from "./permissions.ts";

/** Permissions of the specification that no rule reads yet. A role may hold them, but its form does not offer them,
 *  because they would have no effect. The change that adds such a rule removes its key from this list. */
const WITHOUT_EFFECT: readonly Permission[] = [
  "requestsCreation",
  "sizing",
  "extraItem",
  "importRequestFile",
  "equipment",
  "supervisor",
  "proposalSettings",
  "proposalSettings.defaultInformations",
  "proposalSettings.financing",
  "proposalSettings.proposalTemplates",
  "staff",
  "staff.details",
  "integratorUsers",
  "integratorUsers.details",
  "configuration",
  "configuration.dimension",
  "configuration.email",
  "configuration.crm",
  "configuration.ecommerce.general",
  "configuration.ecommerce.email",
  "configuration.ecommerce.visualThemes",
  "configuration.ecommerce.featured",
  "configuration.ecommerce.publicity",
  "configuration.ecommerce.termsOfUse",
];

/** Permissions in the form of a role: all that a rule reads, in the order of the catalogue. */
export const OFFERED_PERMISSIONS: readonly Permission[] = PERMISSIONS.map(({ key }) => key).filter(
  (key) => !WITHOUT_EFFECT.includes(key),
);

export function isOffered(key: string): boolean {
  return OFFERED_PERMISSIONS.some((offered) => offered === key);
}

/** Offered permissions of a type of role. */
export function offeredPermissions(type: RoleType): readonly Permission[] {
  const ofType: readonly Permission[] = permissionsOfType(type);
  return OFFERED_PERMISSIONS.filter((key) => ofType.includes(key));
}
