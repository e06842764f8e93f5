import type { PageEntry } from "../pages.ts";

const settings = { types: ["admin", "staff"] } as const;

/** People: who buys here, what roles let them do, who did what. */
export const PEOPLE_PAGES = {
  Integrators: {
    path: "/integrators",
    access: { types: ["admin", "staff"], staff: ["integrators.read"] },
    icon: "people",
  },
  IntegratorDetails: {
    path: "/integrators/detail",
    access: { types: ["admin", "staff"], staff: ["integrators.details"] },
    parent: "Integrators",
  },
  RolesSettings: {
    path: "/settings/Roles",
    access: { ...settings, staff: ["configuration.userProfiles"] },
    icon: "roles",
    dividerBefore: true,
  },
  RoleDetails: {
    path: "/settings/Roles/edit",
    access: { ...settings, staff: ["configuration.userProfiles"] },
    parent: "RolesSettings",
  },
  GeneralSettings: {
    path: "/settings/general",
    access: { ...settings, staff: ["configuration.main"] },
    icon: "settings",
    beta: true,
  },
  Audit: { path: "/audit", access: { types: ["admin"] }, icon: "audit" },
} as const satisfies Record<string, PageEntry>;
