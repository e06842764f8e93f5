import type { PageEntry } from "../pages.ts";

const settings = { types: ["admin", "staff"] } as const;
const api = { ...settings, staff: ["configuration.api"], actions: ["basicAPI"] } as const;
const terms = { ...settings, staff: ["configuration.termsOfService"] } as const;

/** Pages of integrators, roles and the audit log. */
export const PEOPLE_PAGES = {
  Integrators: {
    path: "/integrators",
    access: { types: ["admin", "staff"], staff: ["integrators.read"] },
    icon: "people",
    beta: "butForFullAdmin",
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
    group: "settings",
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
    group: "settings",
    beta: true,
  },
  ThemeSettings: {
    path: "/settings/theme",
    access: { ...settings, staff: ["configuration.customTheme"] },
    icon: "palette",
    group: "settings",
  },
  AdvertisingSettings: {
    path: "/settings/advertising",
    access: { ...settings, staff: ["configuration.advertising"], actions: ["advertising"] },
    icon: "megaphone",
    group: "settings",
  },
  AdvertisingDetails: {
    path: "/settings/advertising/edit",
    access: { ...settings, staff: ["configuration.advertising"], actions: ["advertising"] },
    parent: "AdvertisingSettings",
  },
  ApiSettings: {
    path: "/settings/api",
    access: api,
    icon: "api",
    group: "settings",
  },
  WidgetKeyDetails: {
    path: "/settings/api/keys",
    access: api,
    parent: "ApiSettings",
  },
  GeneralTermsSettings: {
    path: "/settings/termsOfUse/general-terms",
    access: terms,
    icon: "terms",
    group: "settings",
  },
  GeneralTermsDetails: {
    path: "/settings/termsOfUse/general-terms/$termsId",
    access: terms,
    parent: "GeneralTermsSettings",
  },
  PaymentTermsSettings: {
    path: "/settings/termsOfUse/payment-terms",
    access: terms,
    parent: "GeneralTermsSettings",
  },
  PaymentTermsDetails: {
    path: "/settings/termsOfUse/payment-terms/$termsId",
    access: terms,
    parent: "PaymentTermsSettings",
  },
  SideBarSettings: {
    path: "/settings/sideBar",
    access: { ...settings, staff: ["configuration.sideBar"], actions: ["customIntegratorSideBar"] },
    icon: "menu",
    group: "settings",
  },
  Audit: { path: "/audit", access: { types: ["admin"] }, icon: "audit" },
} as const satisfies Record<string, PageEntry>;
