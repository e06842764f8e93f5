import type { SettingsPageName } from "./settings-sections.ts";

/** Facts that a page of settings shows in its line, in this order: numbers of records, versions, days, and 1 for what is
 *  switched on. */
const PAGE_FACTS = {
  ShoppingJourneyKits: ["ways"],
  ShoppingJourneySeparatedSales: ["saleSections"],
  RecomendationsSettings: ["recommendations"],
  ExtraItemsSettings: ["extraItems"],
  ServicesSettings: ["services"],
  CategoriesSettings: ["categories"],
  StructuresSettings: ["structures"],
  PrecificationSettings: ["pricingVersion"],
  PriceLists: ["priceLists"],
  IntegratorGroups: ["groups"],
  CouponsSettings: ["coupons"],
  DeliverySettings: ["freightRules"],
  DistributionCenters: ["centers"],
  DistributionRegion: ["regions"],
  PaymentSettings: ["paymentMethods"],
  PaymentHub: ["receivers"],
  PaymentTermsSettings: ["paymentTerms"],
  StatusSettings: ["budgetStatuses", "orderStatuses"],
  RequestSettings: ["budgetDays"],
  CustomForms: ["forms"],
  TagSettings: ["tags"],
  SideBarSettings: ["sideBarEntries"],
  AdvertisingSettings: ["popups"],
  ApiSettings: ["widgetKeys"],
  RolesSettings: ["roles"],
  GeneralTermsSettings: ["generalTerms"],
  GeneralSettings: ["maintenance"],
} as const satisfies Partial<Record<SettingsPageName, readonly string[]>>;

export type SettingsFactName = (typeof PAGE_FACTS)[keyof typeof PAGE_FACTS][number];

/** Facts of a page; none for a page whose settings no number tells. */
export function factsOf(page: SettingsPageName): readonly SettingsFactName[] {
  return Object.hasOwn(PAGE_FACTS, page) ? PAGE_FACTS[page as keyof typeof PAGE_FACTS] : [];
}
