import type { PageName } from "#domain/access/pages.ts";

/** Pages of settings by what they are for, in the order of a distributor that sets its shop up. */
export const SETTINGS_SECTIONS = [
  {
    name: "sell",
    pages: [
      ...(["ShoppingJourneyKits", "ShoppingJourneySeparatedSales", "RecomendationsSettings"] as const),
      ...(["ExtraItemsSettings", "ServicesSettings", "CategoriesSettings", "StructuresSettings"] as const),
    ],
  },
  {
    name: "prices",
    pages: [
      ...(["PrecificationSettings", "PriceLists", "IntegratorGroups", "CouponsSettings"] as const),
      "PriceDisplaySettings",
    ],
  },
  {
    name: "deliver",
    pages: ["DeliverySettings", "DistributionCenters", "DistributionRegion", "DeliveryPriority"],
  },
  {
    name: "receive",
    pages: [
      ...(["PaymentSettings", "PaymentHub", "PaymentTermsSettings"] as const),
      ...(["PaymentReconciliation", "PaymentPayouts"] as const),
    ],
  },
  {
    name: "requests",
    pages: [
      ...(["StatusSettings", "RequestSettings", "TemplateSettings", "ObservationSettings"] as const),
      ...(["OrderMessageSettings", "CustomForms", "TagSettings"] as const),
    ],
  },
  { name: "brand", pages: ["ThemeSettings", "SideBarSettings", "AdvertisingSettings", "ApiSettings"] },
  { name: "portal", pages: ["RolesSettings", "GeneralTermsSettings", "GeneralSettings"] },
] as const satisfies readonly { name: string; pages: readonly PageName[] }[];

export type SettingsSectionName = (typeof SETTINGS_SECTIONS)[number]["name"];
export type SettingsPageName = (typeof SETTINGS_SECTIONS)[number]["pages"][number];
